import type { Event } from '@generated/model';
import { EventCard } from '../event-card/event-card';
import { EventCardSkeleton } from '../event-card/event-card-skeleton';
import styles from './event-list.module.css';
import { EventTable } from './event-table';
import { useViewChoice } from './view-choice';

interface EventListProps {
  events: readonly Event[];
  label: string;
  level?: 2 | 3;
  /** How many of the first pictures are in the first view. */
  eager?: number;
  /** On a phone a grid becomes a row to swipe through. */
  rail?: boolean;
}

/** Events the way this viewer likes them shown. */
export function EventList({ events, label, level, eager = 0, rail = false }: EventListProps) {
  const [{ display, view }] = useViewChoice();
  if (display === 'table') return <EventTable events={events} label={label} />;
  return (
    <ul className={styles.list} data-arrangement={view} data-rail={rail} aria-label={label}>
      {events.map((event, index) => (
        <li key={event.id}>
          <EventCard event={event} arrangement={view} level={level} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}

export function EventListSkeleton({ count }: { count: number }) {
  const [{ display, view }] = useViewChoice();
  const arrangement = display === 'table' ? 'list' : view;
  return (
    <ul className={styles.list} data-arrangement={arrangement} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike.
        <li key={index}>
          <EventCardSkeleton arrangement={arrangement} />
        </li>
      ))}
    </ul>
  );
}
