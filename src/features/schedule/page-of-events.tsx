import type { Event } from '@generated/model';
import { memo } from 'react';
import { EventList } from '../../components/event-list/event-list';
import { groupByDay } from '../../lib/event/by-day';
import { useDayHeading } from './days/use-day-heading';
import { useViewerDays } from './days/use-viewer-days';
import styles from './event-pages.module.css';

interface PageOfEventsProps {
  events: readonly Event[];
  first: boolean;
  label: string;
  /** Whether the events are grouped under a heading for each day. */
  byDay: boolean;
  /** The last event of the previous page. The heading of its day is already shown. */
  before: Event | undefined;
}

const EAGER_CARDS = 4;

/** Memoized, so that loading the next page does not render the earlier pages again. */
export const PageOfEvents = memo(
  function PageOfEvents({ events, first, label, byDay, before }: PageOfEventsProps) {
    const headingOf = useDayHeading();
    const { dayAt } = useViewerDays();
    if (!byDay)
      return (
        <div className={styles.page}>
          <EventList events={events} label={label} level={2} eager={first ? EAGER_CARDS : 0} />
        </div>
      );
    const dayOf = ({ event_utc_ts }: Event) => dayAt(event_utc_ts * 1_000);
    return groupByDay(events, dayOf, before).map((group, index) => {
      const heading = headingOf(group.day);
      return (
        <section key={group.day} className={styles.day} data-continued={group.isContinued}>
          {!group.isContinued && <h2>{heading}</h2>}
          <EventList events={group.events} label={heading} eager={first && index === 0 ? EAGER_CARDS : 0} />
        </section>
      );
    });
  },
  (one, other) =>
    one.first === other.first &&
    one.label === other.label &&
    one.byDay === other.byDay &&
    one.before?.id === other.before?.id &&
    one.events.length === other.events.length &&
    one.events.every((event, index) => event === other.events[index]),
);
