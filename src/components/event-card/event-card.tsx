import type { Event } from '@generated/model';
import { paths } from '../../lib/links/paths';
import { Link } from '../../ui/navigation/link';
import { EventPoster } from '../../ui/picture/event-poster';
import { AccessBadge } from '../access/access-badge';
import { EventInvitation } from '../access/event-invitation';
import { AddToCalendar } from '../calendar/add-to-calendar';
import { EventFavourites } from '../favourites/event-favourites';
import styles from './event-card.module.css';
import { EventStatus } from './event-status';
import { EventTime } from './event-time';
import { useEventFacts } from './use-event-facts';
import { useEventTitle } from './use-event-title';

interface EventCardProps {
  event: Event;
  /** Beside one another, or one below the other with the picture at the side. */
  arrangement?: 'grid' | 'list';
  /** The heading's level follows from where the card stands. */
  level?: 2 | 3;
  eager?: boolean;
}

/** An event wherever several show: its picture carries it, all of it leads to the event. */
export function EventCard({ event, arrangement = 'grid', level = 3, eager }: EventCardProps) {
  const title = useEventTitle()(event);
  const { sport, gender, place } = useEventFacts()(event);
  // The button says as much.
  const invitesToRegister = event.type === 'register' && !event.has_access;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-arrangement={arrangement}>
      <div className={styles.picture}>
        <EventPoster image={event.image} teams={event.participants} title={title} eager={eager} />
        <span className={styles.status}>
          <EventStatus event={event} />
        </span>
      </div>
      <div className={styles.text}>
        <p className={styles.facts}>{[sport, gender].filter(Boolean).join(' · ')}</p>
        <Heading className={styles.title}>
          <Link to={paths.watch(event.id)}>{title}</Link>
        </Heading>
        <p className={styles.when}>
          <EventTime event={event} venue={event.stream_status === 'upcoming'} />
        </p>
        {place && arrangement === 'list' && <p className={styles.place}>{place}</p>}
      </div>
      <div className={styles.foot}>
        {!invitesToRegister && <AccessBadge event={event} />}
        <span className={styles.actions}>
          <EventInvitation event={event} />
          {arrangement === 'list' && <AddToCalendar event={event} />}
          <EventFavourites event={event} />
        </span>
      </div>
    </article>
  );
}
