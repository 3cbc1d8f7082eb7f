import type { Event } from '@generated/model';
import { EventTime } from '../../../components/event-card/event-time';
import { useEventTitle } from '../../../components/event-card/use-event-title';
import { Text } from '../../../i18n/text';
import { paths } from '../../../lib/links/paths';
import { Link } from '../../../ui/navigation/link';
import styles from './event-names.module.css';

/** How many events, and on demand which. */
export function EventNames({ events }: { events: readonly Event[] }) {
  const titleOf = useEventTitle();
  return (
    <details className={styles.events}>
      <summary>
        <Text id="finder.whichEvents" values={{ count: events.length }} />
      </summary>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <Link to={paths.watch(event.id)}>{titleOf(event)}</Link>
            <span>
              <EventTime event={event} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
