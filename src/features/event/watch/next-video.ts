interface Video {
  id: number;
  stream_status: 'upcoming' | 'live' | 'finished';
  recording: 'none' | 'preparing' | 'ready';
  has_access: boolean;
}

/**
 * The video to play after a recording: the first other recording that the viewer may
 * watch. Nothing plays after a live game.
 */
export function nextVideo<Event extends Video>(current: Video, others: readonly Event[]): Event | null {
  if (current.stream_status !== 'finished') return null;
  return (
    others.find(
      ({ id, stream_status, recording, has_access }) =>
        id !== current.id && stream_status === 'finished' && recording === 'ready' && has_access,
    ) ?? null
  );
}
