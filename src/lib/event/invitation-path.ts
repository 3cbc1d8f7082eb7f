import { buyPath, paths } from '../links/paths';
import type { EventAccess } from './access-to';

interface InvitingEvent {
  id: number;
  single_event_package_id: number | null;
}

/** Returns the path to which an invitation links; null if it offers no action. */
export function invitationPath(
  { id, single_event_package_id }: InvitingEvent,
  invitation: EventAccess['invitation'],
): string | null {
  switch (invitation) {
    case 'watch':
      return paths.watch(id);
    case 'register':
      return paths.registration;
    case 'logIn':
      return paths.login;
    case 'buy':
      return buyPath({ type: 'event', target: 'event', event_id: id, single_event_package_id });
    case 'passes':
      return `${paths.packages}?event_id=${id}`;
    case 'nothing':
      return null;
  }
}
