import { useListEventsWithClip } from '@generated/api/events/events';
import { useId } from 'react';
import { EventList, EventListSkeleton } from '../../../components/event-list/event-list';
import { LoadFailure } from '../../../components/loading/load-failure';
import { Text, useText } from '../../../i18n/text';
import styles from './clipped-games.module.css';

const FEW = 4;

/** The latest other games with clips. Renders nothing if there are none. */
export function ClippedGames({ but }: { but: number }) {
  const id = useId();
  const text = useText();
  const { data, error, isFetching, refetch } = useListEventsWithClip({ limit: FEW + 1 });
  const others = data?.data.filter((event) => event.id !== but).slice(0, FEW);
  if (others?.length === 0) return null;
  return (
    <section className={styles.games} aria-labelledby={id}>
      <h2 id={id}>
        <Text id="clips.otherGames" />
      </h2>
      {others ? (
        <EventList events={others} label={text('clips.otherGames')} rail cards />
      ) : error ? (
        <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <EventListSkeleton count={FEW} cards />
      )}
    </section>
  );
}
