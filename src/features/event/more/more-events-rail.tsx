import type { Event } from '@generated/model';
import { EventList } from '../../../components/event-list/event-list';
import { Text, useText } from '../../../i18n/text';
import styles from '../watch/watch-screen.module.css';
import { useMoreEvents } from './use-more-events';

/** More events of the same sport; renders nothing if there are none. */
export function MoreEvents({ event }: { event: Event }) {
  const text = useText();
  const { more, isPending } = useMoreEvents(event, true);
  if (isPending) return <div className={styles.waiting} />;
  if (more.length === 0) return null;
  return (
    <section className={styles.more}>
      <h2>
        <Text id="watch.more" />
      </h2>
      <EventList events={more} label={text('watch.more')} rail cards />
    </section>
  );
}
