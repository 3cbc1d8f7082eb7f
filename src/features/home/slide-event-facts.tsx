import type { Event } from '@generated/model';
import { Suspense } from 'react';
import { AccessBadge } from '../../components/access/access-badge';
import { useAccessTo } from '../../components/access/use-access-to';
import { LazyRemindMe } from '../../components/calendar/lazy-remind-me';
import { EventStatus } from '../../components/event-card/event-status';
import { EventTime } from '../../components/event-card/event-time';
import { usePrice } from '../../components/passes/use-price';
import { Text } from '../../i18n/text';
import { allInPrice } from '../../lib/event/all-in-price';
import { invitationPath } from '../../lib/event/invitation-path';
import { LinkButton } from '../../ui/button/button';
import styles from './slides.module.css';

/**
 * The facts of an event on a slide: its status, its time, its access or price, and a
 * button for the next step.
 */
export function SlideEventFacts({ event }: { event: Event }) {
  const { stream_status: status } = event;
  const { invitation } = useAccessTo()(event);
  const price = usePrice();
  const path = invitationPath(event, invitation);
  return (
    <>
      <p className={styles.text}>
        <EventStatus event={event} />{' '}
        {status !== 'live' && <EventTime event={event} venue={status === 'upcoming'} />}
      </p>
      <div className={styles.act}>
        {path && (
          <LinkButton to={path}>
            <Text
              id={
                invitation !== 'watch'
                  ? 'home.getAccess'
                  : status === 'live'
                    ? 'home.watchLive'
                    : status === 'upcoming'
                      ? 'event.details'
                      : 'event.watch'
              }
            />
          </LinkButton>
        )}
        {invitation === 'buy' ? price(allInPrice(event)) : <AccessBadge event={event} />}
        {status === 'upcoming' && (
          <div>
            <Suspense>
              <LazyRemindMe event={event} labelled />
            </Suspense>
          </div>
        )}
      </div>
    </>
  );
}
