interface ClippedMoment {
  id: number;
  name: string;
  start_time: number;
  event_media_id: number;
  tags: readonly string[];
}

export interface KeyMoment {
  id: number;
  title: string;
  /** The tags of the clip, in the channel's words. */
  tags: readonly string[];
  /** The time in seconds from the start of the recording. */
  time: number;
}

/** Clips that start within this time of each other show the same moment. */
const MIN_GAP_SECONDS = 4;

/**
 * The moments of a recording that viewers have clipped, in order. If several clips show
 * a moment, the earliest is listed.
 */
export function keyMoments(
  clips: readonly ClippedMoment[],
  { mediumId, duration }: { mediumId: number; duration: number | null },
): KeyMoment[] {
  const inRecording = clips.filter(
    ({ event_media_id, start_time }) =>
      event_media_id === mediumId && (duration === null || start_time < duration),
  );
  const sorted = inRecording.toSorted((a, b) => a.start_time - b.start_time || a.id - b.id);
  const moments: KeyMoment[] = [];
  for (const { id, name, start_time, tags } of sorted) {
    const last = moments.at(-1);
    if (!last || start_time - last.time > MIN_GAP_SECONDS)
      moments.push({ id, title: name, tags, time: start_time });
  }
  return moments;
}
