import type { Event } from '@generated/model';
import { Suspense } from 'react';
import { PlaceholderItems } from '../../ui/feedback/skeleton';
import { EventCard } from '../event-card/event-card';
import { EventCardSkeleton } from '../event-card/event-card-skeleton';
import { useIsThisYear } from '../event-card/event-time';
import { lazySection } from '../loading/lazy-section';
import styles from './event-list.module.css';
import { useViewChoice, type ViewChoice } from './view-choice';

const EventTable = lazySection(() => import('./event-table').then(({ EventTable: part }) => part), 'teams');

const CARDS: ViewChoice = { display: 'card', view: 'grid' };

interface EventListProps {
  events: readonly Event[];
  label: string;
  level?: 2 | 3;
  /** The number of images in the first viewport, which are loaded eagerly. */
  eager?: number;
  /** Whether the grid becomes a horizontal carousel on a phone. */
  rail?: boolean;
  /**
   * Always shows cards in a grid, regardless of the viewer's choice for lists. Used
   * below a video, for example.
   */
  cards?: boolean;
}

/** A list of events in the view that the viewer has chosen. */
export function EventList({ events, label, level, eager = 0, rail = false, cards = false }: EventListProps) {
  const [chosen] = useViewChoice();
  const isThisYear = useIsThisYear();
  const { display, view } = cards ? CARDS : chosen;
  if (display === 'table')
    return (
      <Suspense fallback={<EventListSkeleton count={events.length} />}>
        <EventTable events={events} label={label} />
      </Suspense>
    );
  // A single card would leave a grid mostly empty.
  const arrangement = rail && events.length === 1 ? 'list' : view;
  // All dates of a list have the same format.
  const year = !events.every(isThisYear);
  return (
    <ul className={styles.list} data-arrangement={arrangement} data-rail={rail} aria-label={label}>
      {events.map((event, index) => (
        <li key={event.id}>
          <EventCard
            event={event}
            arrangement={arrangement}
            level={level}
            eager={index < eager}
            year={year}
          />
        </li>
      ))}
    </ul>
  );
}

export function EventListSkeleton({ count, cards = false }: { count: number; cards?: boolean }) {
  const [chosen] = useViewChoice();
  const { display, view } = cards ? CARDS : chosen;
  const arrangement = display === 'table' ? 'list' : view;
  return (
    <ul className={styles.list} data-arrangement={arrangement} aria-hidden="true">
      <PlaceholderItems count={count}>
        <EventCardSkeleton arrangement={arrangement} />
      </PlaceholderItems>
    </ul>
  );
}
