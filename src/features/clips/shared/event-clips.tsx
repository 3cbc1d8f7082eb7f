import { useListEventClips } from '@generated/api/clips/clips';
import type { Event } from '@generated/model';
import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LoadFailure } from '../../../components/loading/load-failure';
import { Text } from '../../../i18n/text';
import { Button } from '../../../ui/button/button';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { ClipCard } from '../mine/clip-card';
import styles from './event-clips.module.css';

const FEW = 6;
const ALL = 200;

/** The clips of this event; renders nothing if there are none. */
export function EventClips({ event }: { event: Event }) {
  const id = useId();
  const [limit, setLimit] = useState(FEW);
  const { data, error, isFetching, refetch } = useListEventClips(
    event.id,
    { limit },
    { query: { enabled: event.has_clips, placeholderData: keepPreviousData } },
  );
  if (!event.has_clips || data?.data.length === 0) return null;
  return (
    <section className={styles.clips} aria-labelledby={id}>
      <h2 id={id}>
        <Text id="clips.ofEvent" />
      </h2>
      {data ? (
        <>
          <ul className={styles.list}>
            {data.data.map((clip) => (
              <li key={clip.id}>
                <ClipCard clip={clip} />
              </li>
            ))}
          </ul>
          {data.meta.total > data.data.length && limit < ALL && (
            <Button look="secondary" busy={isFetching} onClick={() => setLimit(ALL)}>
              <Text id="clips.more" />
            </Button>
          )}
        </>
      ) : error ? (
        <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <div className={styles.list} aria-hidden="true">
          <Skeleton className={styles.skeleton} />
        </div>
      )}
    </section>
  );
}
