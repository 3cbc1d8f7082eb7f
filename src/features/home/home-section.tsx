import type { Event } from '@generated/model';
import { type ReactNode, useId } from 'react';
import { EventList } from '../../components/event-list/event-list';
import type { MessageId } from '../../i18n/message-id';
import { Text, useText } from '../../i18n/text';
import { Link } from '../../ui/navigation/link';
import styles from './home-screen.module.css';

interface HomeSectionProps {
  title: MessageId;
  events: readonly Event[];
  /** The path of the page that lists all of these events, or null. */
  more: string | null;
  eager?: number;
  /** A button next to the heading. */
  action?: ReactNode;
}

const MAX_SHOWN = 8;

/** A row of events. Renders nothing if there are no events. */
export function HomeSection({ title, events, more, eager, action }: HomeSectionProps) {
  const text = useText();
  const id = useId();
  if (events.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>
          <Text id={title} />
        </h2>
        <span className={styles.actions}>
          {more && (
            <Link to={more} aria-label={text('home.seeAllOf', { section: text(title) })}>
              <Text id="home.seeAll" />
            </Link>
          )}
          {action}
        </span>
      </div>
      <EventList events={events.slice(0, MAX_SHOWN)} label={text(title)} eager={eager} rail />
    </section>
  );
}
