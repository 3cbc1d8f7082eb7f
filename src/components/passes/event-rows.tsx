import type { Event } from '@generated/model';
import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { Link } from '../../ui/navigation/link';
import { Picture } from '../../ui/picture/picture';
import { EventTime } from '../event-card/event-time';
import { useEventTitle } from '../event-card/use-event-title';
import styles from './event-rows.module.css';

/** Events with their crests and dates. Only the first events are shown until the viewer opens the rest. */
export function EventRows({ events, shown = 2 }: { events: readonly Event[]; shown?: number }) {
  const rest = events.slice(shown);
  return (
    <div className={styles.events}>
      <Rows events={events.slice(0, shown)} />
      {rest.length > 0 && (
        <details>
          <summary>
            <Text id="buy.moreGames" values={{ count: rest.length }} />
          </summary>
          <Rows events={rest} />
        </details>
      )}
    </div>
  );
}

function Rows({ events }: { events: readonly Event[] }) {
  const titleOf = useEventTitle();
  return (
    <ul>
      {events.map((event) => (
        <li key={event.id}>
          <span className={styles.crests}>
            {event.participants.slice(0, 2).map(({ id, image }) => (
              <Picture key={id} src={image} alt="" width="24" height="24" loading="lazy" />
            ))}
          </span>
          <Link to={paths.watch(event.id)}>{titleOf(event)}</Link>
          <span className={styles.when}>
            <EventTime event={event} />
          </span>
        </li>
      ))}
    </ul>
  );
}
