import type { EventList as EventPage } from '@generated/model';
import { memo } from 'react';
import { EventList } from '../../components/event-list/event-list';
import styles from './event-pages.module.css';

interface PageOfEventsProps {
  page: EventPage;
  first: boolean;
  label: string;
}

/** Pages that are there already are left alone when the next one comes. */
export const PageOfEvents = memo(function PageOfEvents({ page, first, label }: PageOfEventsProps) {
  return (
    <div className={styles.page}>
      <EventList events={page.data} label={label} level={2} eager={first ? 4 : 0} />
    </div>
  );
});
