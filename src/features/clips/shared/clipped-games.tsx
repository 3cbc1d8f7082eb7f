import { useListEventsWithClip } from '@generated/api/events/events';
import { useId } from 'react';
import { EventList, EventListSkeleton } from '../../../components/event-list/event-list';
import { LoadFailure } from '../../../components/loading/load-failure';
import { Text, useText } from '../../../i18n/text';
import styles from './clipped-games.module.css';

const MAX_GAMES = 4;

/** The latest other games with clips. Renders nothing if there are none. */
export function ClippedGames({ excludedId }: { excludedId: number }) {
  const id = useId();
  const text = useText();
  const { data, error, isFetching, refetch } = useListEventsWithClip({ limit: MAX_GAMES + 1 });
  const others = data?.data.filter((event) => event.id !== excludedId).slice(0, MAX_GAMES);
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
        <EventListSkeleton count={MAX_GAMES} cards />
      )}
    </section>
  );
}
