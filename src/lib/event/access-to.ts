interface AccessibleEvent {
  type: 'free' | 'register' | 'paid' | 'ppv';
  stream_status: 'upcoming' | 'live' | 'finished';
  recording: 'none' | 'preparing' | 'ready';
  has_access: boolean;
  single_event_package_id: number | null;
}

interface AccessViewer {
  signedIn: boolean;
  /** By the user, by the access, or by the geo call. */
  geoBlocked: boolean;
  /** What the viewer's account may do on the whole channel. */
  capabilities: readonly string[];
}

/** What GET /user/access returns for the event. */
interface GrantedAccess {
  has_access: boolean;
  capabilities: readonly string[];
}

/** What it takes to get in. `logIn`: passes open the event, and a visitor may own one. */
type WayIn = 'register' | 'logIn' | 'buy' | 'passes';

/** What the event's own page shows: the video (`live`, `onDemand`), or why it does not play. */
export type Gate = 'geoBlocked' | 'noRecording' | 'preparing' | 'upcoming' | WayIn | 'live' | 'onDemand';

export interface EventAccess {
  /** The viewer may watch the event whenever there is something to watch. */
  admitted: boolean;
  gate: Gate;
  /** What every screen invites the viewer to do: watch, now or once it starts, or take the way in. */
  invitation: 'watch' | WayIn | 'nothing';
  badge: 'free' | 'yours' | 'register' | 'paid' | 'ppv';
}

/** The only rule of who may watch what. `access` is null where it is unknown or still loading. */
export function accessTo(
  event: AccessibleEvent,
  viewer: AccessViewer,
  access: GrantedAccess | null,
): EventAccess {
  const admitted = isAdmitted(event, viewer, access);
  const isOver = event.stream_status === 'finished' && event.recording !== 'ready';
  const allowed = admitted ? 'watch' : wayIn(event, viewer);
  return {
    admitted,
    gate: gateOf(event, viewer, allowed),
    invitation: viewer.geoBlocked || isOver ? 'nothing' : allowed,
    badge: event.type === 'free' ? 'free' : admitted ? 'yours' : event.type,
  };
}

function isAdmitted(event: AccessibleEvent, viewer: AccessViewer, access: GrantedAccess | null): boolean {
  if (event.has_access || event.type === 'free') return true;
  if (event.type === 'register') return viewer.signedIn;
  // Pay-per-view is bought by itself: the channel-wide capability does not open it.
  const { capabilities } = access ?? viewer;
  return (access?.has_access ?? false) || (event.type === 'paid' && capabilities.includes('watch'));
}

function wayIn(event: AccessibleEvent, viewer: AccessViewer): WayIn {
  if (event.type === 'register') return 'register';
  if (event.single_event_package_id !== null) return 'buy';
  return viewer.signedIn ? 'passes' : 'logIn';
}

function gateOf(event: AccessibleEvent, viewer: AccessViewer, allowed: WayIn | 'watch'): Gate {
  const { stream_status, recording } = event;
  if (viewer.geoBlocked) return 'geoBlocked';
  if (stream_status === 'upcoming') return 'upcoming';
  if (stream_status === 'finished' && recording === 'none') return 'noRecording';
  if (stream_status === 'finished' && recording === 'preparing') return 'preparing';
  if (allowed !== 'watch') return allowed;
  return stream_status === 'live' ? 'live' : 'onDemand';
}
