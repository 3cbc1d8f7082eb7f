import type { Event } from '@generated/model';
import { useIntl } from 'react-intl';
import { AccessBadge } from '../../../components/access/access-badge';
import { EventStatus } from '../../../components/event-card/event-status';
import { EventTime } from '../../../components/event-card/event-time';
import { useEventFacts } from '../../../components/event-card/use-event-facts';
import { useEventTitle } from '../../../components/event-card/use-event-title';
import { Text } from '../../../i18n/text';
import { paths } from '../../../lib/links/paths';
import { Link } from '../../../ui/navigation/link';
import { byMonth } from './season';
import styles from './season-table.module.css';

const COLUMNS = ['table.when', 'table.event', 'table.place', 'table.access'] as const;

interface SeasonTableProps {
  events: readonly Event[];
  /** The id of the game shown at the top of the page, or null. */
  nextId: number | null;
}

/** A table of the season's past and upcoming games, grouped by month. */
export function SeasonTable({ events, nextId }: SeasonTableProps) {
  const { formatDate } = useIntl();
  const titleOf = useEventTitle();
  const factsOf = useEventFacts();
  return (
    <table className={styles.season}>
      <thead>
        <tr>
          {COLUMNS.map((id) => (
            <th key={id} scope="col">
              <Text id={id} />
            </th>
          ))}
        </tr>
      </thead>
      {byMonth(events).map(([month, games]) => (
        <tbody key={month}>
          <tr>
            <th colSpan={COLUMNS.length} scope="rowgroup" className={styles.month}>
              {formatDate(`${month}-15T12:00`, { month: 'long', year: 'numeric' })}
            </th>
          </tr>
          {games.map((event) => (
            <tr key={event.id} data-status={event.stream_status} data-next={event.id === nextId}>
              <td className={styles.when}>
                <EventTime event={event} />
              </td>
              <th scope="row">
                <Link to={paths.watch(event.id)}>{titleOf(event)}</Link> <EventStatus event={event} />
              </th>
              <td className={styles.place}>{factsOf(event).venue}</td>
              <td>
                <AccessBadge event={event} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
