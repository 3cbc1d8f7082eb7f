import type { Event } from '@generated/model';
import { useIsViewerAwaited } from '../../api/hooks/viewer';
import type { MessageId } from '../../i18n/message-id';
import { Text } from '../../i18n/text';
import type { EventAccess } from '../../lib/event/access-to';
import { allInPrice } from '../../lib/event/all-in-price';
import { invitationPath } from '../../lib/event/invitation-path';
import { LinkButton } from '../../ui/button/button';
import { Skeleton } from '../../ui/feedback/skeleton';
import { usePrice } from '../passes/use-price';
import styles from './event-invitation.module.css';
import { useAccessTo } from './use-access-to';

interface EventInvitationProps {
  event: Event;
  /** By default, the next step that the event and the viewer's account allow. */
  invitation?: EventAccess['invitation'];
  /** Whether the button is part of the gate in front of the event's video. */
  gate?: boolean;
}

/** The button for the viewer's next step with an event, for example to watch it or buy it. */
export function EventInvitation({ event, invitation: known, gate = false }: EventInvitationProps) {
  const accessTo = useAccessTo();
  const invitation = known ?? accessTo(event).invitation;
  const isViewerAwaited = useIsViewerAwaited();
  const price = usePrice();
  if (isViewerAwaited && invitation !== 'watch') return <Skeleton className={styles.awaited} />;
  const path = invitationPath(event, invitation);
  if (invitation === 'nothing' || path === null) return null;
  const label: Record<typeof invitation, MessageId> = {
    watch: event.stream_status === 'upcoming' ? 'event.details' : 'event.watch',
    register: gate ? 'event.registerToWatch' : 'nav.register',
    logIn: gate ? 'event.loginToWatch' : 'nav.login',
    buy: 'event.buy',
    passes: 'event.seePasses',
  };
  const isPrimary = gate || (invitation === 'watch' && event.stream_status === 'live');
  return (
    <LinkButton to={path} size={gate ? 'large' : 'small'} look={isPrimary ? 'primary' : 'secondary'}>
      <Text id={label[invitation]} values={{ price: price(allInPrice(event)) }} />
    </LinkButton>
  );
}
