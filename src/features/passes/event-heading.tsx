import { useGetEvent } from '@generated/api/events/events';
import { EventTime } from '../../components/event-card/event-time';
import { useEventTitle } from '../../components/event-card/use-event-title';
import { Text } from '../../i18n/text';
import { EventPoster } from '../../ui/picture/event-poster';
import styles from './packages-screen.module.css';

/** The event from which the viewer came to the shop, as the heading of the passes that open it. */
export function EventHeading({ id, hasPasses }: { id: number; hasPasses: boolean }) {
  const titleOf = useEventTitle();
  const { data: event } = useGetEvent(id);
  if (!event)
    return (
      <h2>
        <Text id="buy.opensEvent" />
      </h2>
    );
  return (
    <header className={styles.event}>
      <div className={styles.poster}>
        <EventPoster image={event.image} teams={event.participants} title="" eager />
      </div>
      <div>
        <p>{hasPasses && <Text id="buy.opensEvent" />}</p>
        <h2>{titleOf(event)}</h2>
        <p>
          <EventTime event={event} venue />
        </p>
      </div>
    </header>
  );
}
