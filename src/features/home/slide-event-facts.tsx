import type { Event } from '@generated/model';
import { AccessBadge } from '../../components/access/access-badge';
import { useAccessTo } from '../../components/access/use-access-to';
import { EventStatus } from '../../components/event-card/event-status';
import { EventTime } from '../../components/event-card/event-time';
import { usePrice } from '../../components/passes/use-price';
import { Text } from '../../i18n/text';
import { allInPrice } from '../../lib/event/all-in-price';
import { invitationPath } from '../../lib/event/invitation-path';
import { LinkButton } from '../../ui/button/button';
import styles from './slides.module.css';

/** What a slide says about an event: when it is, what it takes to watch, and the one next step. */
export function SlideEventFacts({ event }: { event: Event }) {
  const { invitation } = useAccessTo()(event);
  const price = usePrice();
  const path = invitationPath(event, invitation);
  const isWatching = invitation === 'watch';
  return (
    <>
      <p className={styles.text}>
        <EventStatus event={event} />{' '}
        {event.stream_status !== 'live' && (
          <EventTime event={event} venue={event.stream_status === 'upcoming'} />
        )}
      </p>
      <p className={styles.act}>
        {path && (
          <LinkButton to={path}>
            <Text
              id={
                !isWatching
                  ? 'home.getAccess'
                  : event.stream_status === 'live'
                    ? 'home.watchLive'
                    : event.stream_status === 'upcoming'
                      ? 'event.details'
                      : 'event.watch'
              }
            />
          </LinkButton>
        )}
        {invitation === 'buy' ? price(allInPrice(event)) : <AccessBadge event={event} />}
      </p>
    </>
  );
}
