import type { Event } from '@generated/model';
import { useViewer } from '../../api/hooks/viewer';
import { Text } from '../../i18n/text';
import { allInPrice } from '../../lib/event/all-in-price';
import { invitationTo } from '../../lib/event/invitation';
import { buyPath, paths } from '../../lib/links/paths';
import { LinkButton } from '../../ui/button/button';
import { usePrice } from '../passes/use-price';

interface EventInvitationProps {
  event: Event;
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
  look?: 'primary' | 'secondary';
  /** On the event's own page there is nothing to lead there. */
  watch?: boolean;
}

/** The one thing that the viewer is invited to do with an event. */
export function EventInvitation({
  event,
  size = 'small',
  wide,
  look = 'secondary',
  watch = true,
}: EventInvitationProps) {
  const invitation = invitationTo(event, useViewer() !== null);
  const price = usePrice();
  const looks = { size, wide, look };
  switch (invitation) {
    case 'watch':
      return watch ? (
        <LinkButton
          to={paths.watch(event.id)}
          {...looks}
          look={event.stream_status === 'live' ? 'primary' : look}
        >
          <Text id={event.stream_status === 'upcoming' ? 'event.details' : 'event.watch'} />
        </LinkButton>
      ) : null;
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
