import type { Event } from '@generated/model';
import { useRef } from 'react';
import { EventList } from '../../../components/event-list/event-list';
import { Text, useText } from '../../../i18n/text';
import { useIsNear } from '../../../ui/hooks/use-is-near';
import styles from '../watch/watch-screen.module.css';
import { useMoreEvents } from './use-more-events';

/** More events of the same team or sport. Renders nothing if there are none. */
export function MoreEvents({ event }: { event: Event }) {
  const text = useText();
  const container = useRef<HTMLDivElement>(null);
  const { more } = useMoreEvents(event, { enabled: useIsNear(container) });
  return (
    <div ref={container}>
      {more.length > 0 && (
        <section className={styles.more}>
          <h2>
            <Text id="watch.more" />
          </h2>
          <EventList events={more} label={text('watch.more')} rail cards />
        </section>
      )}
    </div>
  );
}
