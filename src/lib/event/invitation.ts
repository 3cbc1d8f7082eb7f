interface Offered {
  type: 'free' | 'register' | 'paid' | 'ppv';
  stream_status: 'upcoming' | 'live' | 'finished';
  recording: 'none' | 'preparing' | 'ready';
  has_access: boolean;
  single_event_package_id: number | null;
}

/**
 * What the viewer is invited to do with an event, the same wherever it shows:
 *
 *   watch     it plays, or will when it begins
 *   register  an account is all it takes
 *   logIn     passes open it, and a visitor may have one
 *   buy       it is sold alone
 *   passes    passes open it, and the viewer has none that does
 *   nothing   it is over and was not recorded, or is not ready yet
 */
export type Invitation = 'watch' | 'register' | 'logIn' | 'buy' | 'passes' | 'nothing';

export function invitationTo(event: Offered, signedIn: boolean): Invitation {
  if (event.stream_status === 'finished' && event.recording !== 'ready') return 'nothing';
  if (event.has_access || event.type === 'free') return 'watch';
  if (event.type === 'register') return signedIn ? 'watch' : 'register';
  if (event.single_event_package_id !== null) return 'buy';
  return signedIn ? 'passes' : 'logIn';
}
