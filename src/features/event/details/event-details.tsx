import type { Event } from '@generated/model';
import { AccessBadge } from '../../../components/access/access-badge';
import { EventStatus } from '../../../components/event-card/event-status';
import { EventTime } from '../../../components/event-card/event-time';
import { useEventFacts } from '../../../components/event-card/use-event-facts';
import { useEventTitle } from '../../../components/event-card/use-event-title';
import { Picture } from '../../../ui/picture/picture';
import styles from './event-details.module.css';

/** The facts about the event, shown below its video. */
export function EventDetails({ event }: { event: Event }) {
  const title = useEventTitle()(event);
  const { sport, gender, venue } = useEventFacts()(event);
  return (
    <header className={styles.details}>
      {event.participants.length === 2 && (
        <span className={styles.crests} aria-hidden="true">
          {event.participants.toReversed().map(({ id, image }) => (
            <Picture key={id} src={image} alt="" width="48" height="48" />
          ))}
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.facts}>
          <EventStatus event={event} />
          <span className={styles.kind}>{[sport, gender].filter(Boolean).join(' · ')}</span>
          <AccessBadge event={event} />
        </p>
        <h1 tabIndex={-1}>{title}</h1>
        {title !== event.name && <p className={styles.name}>{event.name}</p>}
        <p className={styles.when}>
          <EventTime event={event} venue />
          {venue && ` · ${venue}`}
        </p>
        {event.description && <p className={styles.description}>{event.description}</p>}
      </div>
    </header>
  );
}
