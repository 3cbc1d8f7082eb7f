interface AccessibleEvent {
  type: 'free' | 'register' | 'paid' | 'ppv';
  stream_status: 'upcoming' | 'live' | 'finished';
  recording: 'none' | 'preparing' | 'ready';
  has_access: boolean;
  single_event_package_id: number | null;
}

interface AccessViewer {
  signedIn: boolean;
  /** Whether the viewer is geo-blocked, by the profile, by the access or by the geo request. */
  geoBlocked: boolean;
  /** The rights of the viewer's account on the whole channel. */
  capabilities: readonly string[];
}

/** The response of GET /user/access for the event. */
interface GrantedAccess {
  has_access: boolean;
  capabilities: readonly string[];
}

/**
 * The step that a viewer without access has to take. `logIn`: passes open the event, and a visitor may own
 * one.
 */
type AccessStep = 'register' | 'logIn' | 'buy' | 'passes';

/**
 * The content of the event's own page: the video (`live`, `onDemand`), or the reason why it does not play.
 */
export type Gate = 'geoBlocked' | 'noRecording' | 'preparing' | 'upcoming' | AccessStep | 'live' | 'onDemand';

/** Whether the video plays instead of a panel that says why it does not. */
export const isOpen = (gate: Gate): gate is 'live' | 'onDemand' => gate === 'live' || gate === 'onDemand';

export interface EventAccess {
  /** Whether the viewer may watch the event whenever there is something to watch. */
  admitted: boolean;
  gate: Gate;
  /**
   * The action that every screen offers the viewer: to watch, now or once the event starts, or to take the
   * step to access.
   */
  invitation: 'watch' | AccessStep | 'nothing';
  badge: 'free' | 'yours' | 'register' | 'paid' | 'ppv';
}

/**
 * Decides which viewer may watch which event; no other code does. `access` is null while it is unknown or
 * loading.
 */
export function accessTo(
  event: AccessibleEvent,
  viewer: AccessViewer,
  access: GrantedAccess | null,
): EventAccess {
  const admitted = isAdmitted(event, viewer, access);
  const isOver = event.stream_status === 'finished' && event.recording !== 'ready';
  const allowed = admitted ? 'watch' : accessStep(event, viewer);
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
  // A pay-per-view event is bought on its own, so the channel-wide capability does not open it.
  const { capabilities } = access ?? viewer;
  return (access?.has_access ?? false) || (event.type === 'paid' && capabilities.includes('watch'));
}

function accessStep(event: AccessibleEvent, viewer: AccessViewer): AccessStep {
  if (event.type === 'register') return 'register';
  if (event.single_event_package_id !== null) return 'buy';
  return viewer.signedIn ? 'passes' : 'logIn';
}

function gateOf(event: AccessibleEvent, viewer: AccessViewer, allowed: AccessStep | 'watch'): Gate {
  const { stream_status, recording } = event;
  if (viewer.geoBlocked) return 'geoBlocked';
  if (stream_status === 'upcoming') return 'upcoming';
  if (stream_status === 'finished' && recording === 'none') return 'noRecording';
  if (stream_status === 'finished' && recording === 'preparing') return 'preparing';
  if (allowed !== 'watch') return allowed;
  return stream_status === 'live' ? 'live' : 'onDemand';
}
