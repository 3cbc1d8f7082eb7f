import type { Event } from '@generated/model';
import { Suspense, useId } from 'react';
import { paths } from '../../lib/links/paths';
import { Link } from '../../ui/navigation/link';
import { EventPoster } from '../../ui/picture/event-poster';
import { AccessBadge } from '../access/access-badge';
import { EventInvitation } from '../access/event-invitation';
import { LazyRemindMe } from '../calendar/lazy-remind-me';
import { EventFavourites } from '../favourites/event-favourites';
import styles from './event-card.module.css';
import { EventStatus } from './event-status';
import { EventTime } from './event-time';
import { useEventFacts } from './use-event-facts';
import { useEventTitle } from './use-event-title';

interface EventCardProps {
  event: Event;
  /** Whether the cards are in a grid, or in a list with the image at the side. */
  arrangement?: 'grid' | 'list';
  /** The level of the card's heading, which depends on where the card is used. */
  level?: 2 | 3;
  eager?: boolean;
  /** Always shows the year, even if it is the current year. */
  year?: boolean;
}

/** A card for an event. The whole card links to the event. */
export function EventCard({ event, arrangement = 'grid', level = 3, eager, year }: EventCardProps) {
  const id = useId();
  const title = useEventTitle()(event);
  const { discipline, venue } = useEventFacts()(event);
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} aria-labelledby={`${id} ${id}-when`} data-arrangement={arrangement}>
      <div className={styles.picture}>
        <EventPoster image={event.image} teams={event.participants} title={title} eager={eager} />
        <span className={styles.status}>
          <EventStatus event={event} />
        </span>
      </div>
      <div className={styles.text}>
        <p className={styles.facts}>{discipline}</p>
        <Heading id={id} className={styles.title}>
          <Link to={paths.watch(event.id)}>{title}</Link>
        </Heading>
        <p id={`${id}-when`} className={styles.when}>
          <EventTime event={event} venue={event.stream_status === 'upcoming'} year={year} />
        </p>
        {venue && arrangement === 'list' && <p className={styles.place}>{venue}</p>}
      </div>
      <div className={styles.foot}>
        <AccessBadge event={event} />
        <span className={styles.actions}>
          <EventInvitation event={event} />
          {arrangement === 'list' && event.stream_status === 'upcoming' && (
            <Suspense>
              <LazyRemindMe event={event} />
            </Suspense>
          )}
          <EventFavourites event={event} />
        </span>
      </div>
    </article>
  );
}
