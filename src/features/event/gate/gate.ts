interface Gated {
  type: 'free' | 'register' | 'paid' | 'ppv';
  stream_status: 'upcoming' | 'live' | 'finished';
  recording: 'none' | 'preparing' | 'ready';
  has_access: boolean;
  single_event_package_id: number | null;
}

interface Circumstances {
  signedIn: boolean;
  /** By the user, by the access, or by the geo call. */
  geoBlocked: boolean;
  /** The access that GET /user/access knows of, where it has answered. */
  access: { has_access: boolean; capabilities: readonly string[] } | null;
}

/**
 * What stands where the video would, or the video itself:
 *
 *   geoBlocked   never shown here
 *   noRecording  over, and nothing was kept
 *   preparing    over, and its recording is being made
 *   upcoming     a countdown, with the way in beside it
 *   register, logIn, buy, passes   the way in
 *   live, onDemand   the video
 */
export type Gate =
  | 'geoBlocked'
  | 'noRecording'
  | 'preparing'
  | 'upcoming'
  | 'register'
  | 'logIn'
  | 'buy'
  | 'passes'
  | 'live'
  | 'onDemand';

export function mayWatch(event: Gated, { signedIn, access }: Circumstances): boolean {
  if (event.has_access || event.type === 'free') return true;
  if (event.type === 'register') return signedIn;
  // Pay-per-view is bought by itself: the channel-wide capability does not open it.
  const channelWide = event.type === 'paid' && (access?.capabilities.includes('watch') ?? false);
  return (access?.has_access ?? false) || channelWide;
}

export function gateOf(event: Gated, now: Circumstances): Gate {
  if (now.geoBlocked) return 'geoBlocked';
  if (event.stream_status === 'finished' && event.recording === 'none') return 'noRecording';
  if (event.stream_status === 'upcoming') return 'upcoming';
  if (event.stream_status === 'finished' && event.recording === 'preparing') return 'preparing';
  if (mayWatch(event, now)) return event.stream_status === 'live' ? 'live' : 'onDemand';
  if (event.type === 'register') return 'register';
  if (event.single_event_package_id !== null) return 'buy';
  return now.signedIn ? 'passes' : 'logIn';
}
