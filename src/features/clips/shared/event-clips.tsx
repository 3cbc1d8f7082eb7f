import { useListEventClips } from '@generated/api/clips/clips';
import type { Event } from '@generated/model';
import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ClipList } from '../../../components/clip-list/clip-list';
import { LoadFailure } from '../../../components/loading/load-failure';
import { Text, useText } from '../../../i18n/text';
import { Button } from '../../../ui/button/button';
import styles from './event-clips.module.css';

const INITIAL_CLIPS = 6;
const MAX_CLIPS = 200;

/** The clips of an event. Renders nothing if there are none. */
export function EventClips({ event }: { event: Event }) {
  const id = useId();
  const text = useText();
  const [limit, setLimit] = useState(INITIAL_CLIPS);
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
          <ClipList label={text('clips.ofEvent')} clips={data.data} />
          {data.meta.total > data.data.length && limit < MAX_CLIPS && (
            <Button look="secondary" busy={isFetching} onClick={() => setLimit(MAX_CLIPS)}>
              <Text id="clips.more" />
            </Button>
          )}
        </>
      ) : error ? (
        <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <ClipList label={text('clips.ofEvent')} clips={[]} waiting={1} />
      )}
    </section>
  );
}
