import type { Event } from '@generated/model';
import { memo } from 'react';
import { EventList } from '../../components/event-list/event-list';
import styles from './event-pages.module.css';

interface PageOfEventsProps {
  events: readonly Event[];
  first: boolean;
  label: string;
}

/** Memoised, so that loading the next page does not render earlier ones again. */
export const PageOfEvents = memo(
  function PageOfEvents({ events, first, label }: PageOfEventsProps) {
    return (
      <div className={styles.page}>
        <EventList events={events} label={label} level={2} eager={first ? 4 : 0} />
      </div>
    );
  },
  (before, after) =>
    before.first === after.first &&
    before.label === after.label &&
    before.events.length === after.events.length &&
    before.events.every((event, index) => event === after.events[index]),
);
