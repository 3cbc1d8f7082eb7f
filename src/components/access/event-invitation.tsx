import type { Event } from '@generated/model';
import { useIsViewerAwaited } from '../../api/hooks/viewer';
import { Text } from '../../i18n/text';
import type { EventAccess } from '../../lib/event/access-to';
import { allInPrice } from '../../lib/event/all-in-price';
import { buyPath, paths } from '../../lib/links/paths';
import { LinkButton } from '../../ui/button/button';
import { Skeleton } from '../../ui/feedback/skeleton';
import { usePrice } from '../passes/use-price';
import styles from './event-invitation.module.css';
import { useAccessTo } from './use-access-to';

interface EventInvitationProps {
  event: Event;
  /** By default what the event itself and the account allow. */
  invitation?: EventAccess['invitation'];
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
  look?: 'primary' | 'secondary';
}

/** The button for what the viewer can do next with an event. */
export function EventInvitation({
  event,
  invitation: known,
  size = 'small',
  wide,
  look = 'secondary',
}: EventInvitationProps) {
  const accessTo = useAccessTo();
  const invitation = known ?? accessTo(event).invitation;
  const isViewerAwaited = useIsViewerAwaited();
  const price = usePrice();
  const looks = { size, wide, look };
  if (isViewerAwaited && invitation !== 'watch') return <Skeleton className={styles.awaited} />;
  switch (invitation) {
    case 'watch':
      return (
        <LinkButton
          to={paths.watch(event.id)}
          {...looks}
          look={event.stream_status === 'live' ? 'primary' : look}
        >
          <Text id={event.stream_status === 'upcoming' ? 'event.details' : 'event.watch'} />
        </LinkButton>
      );
    case 'register':
      return (
        <LinkButton to={paths.registration} {...looks}>
          <Text id="event.registerToWatch" />
        </LinkButton>
      );
    case 'logIn':
      return (
        <LinkButton to={paths.login} {...looks}>
          <Text id="event.loginToWatch" />
        </LinkButton>
      );
    case 'buy':
      return (
        <LinkButton
          to={buyPath({
            type: 'event',
            target: 'event',
            event_id: event.id,
            single_event_package_id: event.single_event_package_id,
          })}
          {...looks}
        >
          <Text id="event.buy" values={{ price: price(allInPrice(event)) }} />
        </LinkButton>
      );
    case 'passes':
      return (
        <LinkButton to={`${paths.packages}?event_id=${event.id}`} {...looks}>
          <Text id="event.seePasses" />
        </LinkButton>
      );
    case 'nothing':
      return null;
  }
}
