import type { Event } from '@generated/model';
import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { Link } from '../../ui/navigation/link';
import { AccessBadge } from '../access/access-badge';
import { EventInvitation } from '../access/event-invitation';
import { EventStatus } from '../event-card/event-status';
import { EventTime } from '../event-card/event-time';
import { useEventFacts } from '../event-card/use-event-facts';
import { useEventTitle } from '../event-card/use-event-title';
import { EventFavourites } from '../favourites/event-favourites';
import styles from './event-table.module.css';

const COLUMNS = [
  'table.when',
  'table.event',
  'table.sport',
  'table.place',
  'table.access',
  'table.action',
] as const;

/** Events as a compact table without images. `label` is the name of the table. */
export function EventTable({ events, label }: { events: readonly Event[]; label: string }) {
  const titleOf = useEventTitle();
  const factsOf = useEventFacts();
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.caption}>{label}</caption>
        <thead>
          <tr>
            {COLUMNS.map((id) => (
              <th key={id} scope="col">
                <Text id={id} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {events.map((event) => {
            const { sport, gender, venue } = factsOf(event);
            return (
              <tr key={event.id}>
                <td>
                  <EventTime event={event} />
                </td>
                <th scope="row">
                  <Link to={paths.watch(event.id)}>{titleOf(event)}</Link> <EventStatus event={event} />
                </th>
                <td>{[sport, gender].filter(Boolean).join(' · ')}</td>
                <td>{venue}</td>
                <td>
                  <AccessBadge event={event} />
                </td>
                <td>
                  <span className={styles.actions}>
                    <EventInvitation event={event} />
                    <EventFavourites event={event} />
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
