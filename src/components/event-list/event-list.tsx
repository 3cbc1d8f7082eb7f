import type { Event } from '@generated/model';
import { Suspense } from 'react';
import { EventCard } from '../event-card/event-card';
import { EventCardSkeleton } from '../event-card/event-card-skeleton';
import { lazySection } from '../loading/lazy-section';
import styles from './event-list.module.css';
import { useViewChoice } from './view-choice';

const EventTable = lazySection(() => import('./event-table').then(({ EventTable: part }) => part));

interface EventListProps {
  events: readonly Event[];
  label: string;
  level?: 2 | 3;
  /** How many pictures are in the first viewport. */
  eager?: number;
  /** On a phone, the grid becomes a horizontal carousel. */
  rail?: boolean;
}

/** A list of events in the view that the viewer chose. */
export function EventList({ events, label, level, eager = 0, rail = false }: EventListProps) {
  const [{ display, view }] = useViewChoice();
  if (display === 'table')
    return (
      <Suspense fallback={<EventListSkeleton count={events.length} />}>
        <EventTable events={events} label={label} />
      </Suspense>
    );
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
