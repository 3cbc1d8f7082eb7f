import { useListVodMediaRails } from '@generated/api/library/library';
import { useCallback, useState } from 'react';
import { LoadFailure } from '../../components/loading/load-failure';
import { VodRail } from '../../components/vod-rail/vod-rail';
import styles from '../../components/vod-rail/vod-rail.module.css';
import { Text } from '../../i18n/text';
import { VideoCardSkeleton } from '../../ui/card/video-card-skeleton';
import { MessagePanel } from '../../ui/feedback/message-panel';
import { Skeleton } from '../../ui/feedback/skeleton';
import { BelowViewport } from '../../ui/layout/below-viewport';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';

/** As many rails as fit into the viewport. */
const INITIAL_RAILS = 2;

/**
 * All rails of the library. Only the first visible rail scrolls automatically. Pausing
 * it pauses all, because movement distracts.
 */
export function Rails() {
  const [on, set] = useState(true);
  const [inView, setInView] = useState<ReadonlySet<number>>(new Set());
  const first = Math.min(...inView);
  const setSeen = useCallback(
    (index: number, isSeen: boolean) =>
      setInView((before) => {
        if (before.has(index) === isSeen) return before;
        const after = new Set(before);
        if (isSeen) after.add(index);
        else after.delete(index);
        return after;
      }),
    [],
  );
  const { data, error, isFetching, refetch } = useListVodMediaRails();
  if (data?.data.length === 0)
    return (
      <MessagePanel title={<Text id="library.empty" />}>
        <p>
          <Text id="library.emptyBody" />
        </p>
      </MessagePanel>
    );
  if (data) {
    const rails = data.data.map((rail, index) => (
      <VodRail
        key={rail.id}
        title={rail.title}
        items={rail.vod_media_items}
        motion={{ on, set, isFirst: index === first, onSeen: (isSeen) => setSeen(index, isSeen) }}
        eager={index === 0}
      />
    ));
    return (
      <>
        {rails.slice(0, INITIAL_RAILS)}
        <BelowViewport>{rails.slice(INITIAL_RAILS)}</BelowViewport>
      </>
    );
  }
  if (error) return <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />;
  return <RailsSkeleton />;
}

function RailsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>
        <Text id="state.loading" />
      </VisuallyHidden>
      {['one', 'two'].map((rail) => (
        <div key={rail} className={styles.rail} aria-hidden="true">
          <div className={styles.heading}>
            <Skeleton className={styles.headingSkeleton} />
          </div>
          <ul className={styles.track}>
            {['a', 'b', 'c', 'd', 'e'].map((card) => (
              <li key={card}>
                <VideoCardSkeleton />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
