import { useRef, useState } from 'react';
import { LoadFailure } from '../../../components/loading/load-failure';
import { Text } from '../../../i18n/text';
import { paths } from '../../../lib/links/paths';
import { Button, LinkButton } from '../../../ui/button/button';
import { MessagePanel } from '../../../ui/feedback/message-panel';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { useFocusAfter } from '../../../ui/hooks/use-focus-after';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { ClipRow } from './clip-row';
import styles from './my-clips-screen.module.css';
import { CLIPS_PER_PAGE, useMyClips } from './use-my-clips';

const MAX_CLIPS = 200;

export function MyClips({ capabilities }: { capabilities: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [limit, setLimit] = useState(CLIPS_PER_PAGE);
  const { data, error, isFetching, refetch, isPlaceholderData } = useMyClips(limit);
  const none = useFocusAfter<HTMLDivElement>(data?.data.length === 0);
  if (!data)
    return error ? (
      <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />
    ) : (
      <div role="status" className={styles.rows}>
        <VisuallyHidden>
          <Text id="state.loading" />
        </VisuallyHidden>
        <Skeleton className={styles.rowSkeleton} />
        <Skeleton className={styles.rowSkeleton} />
        <Skeleton className={styles.rowSkeleton} />
      </div>
    );
  if (data.data.length === 0)
    return (
      <div ref={none} tabIndex={-1}>
        <MessagePanel
          title={<Text id="clips.mineNone" />}
          actions={
            <LinkButton to={paths.vod}>
              <Text id="clips.toDemand" />
            </LinkButton>
          }
        >
          <p>
            <Text id="clips.mineNoneBody" />
          </p>
        </MessagePanel>
      </div>
    );
  return (
    <>
      <ul ref={list} className={styles.rows} tabIndex={-1}>
        {data.data.map((clip) => (
          <ClipRow
            key={clip.id}
            clip={clip}
            mayDownload={capabilities.includes('download_clip')}
            onDeleted={() => list.current?.focus()}
          />
        ))}
      </ul>
      {data.meta.total > data.data.length && limit < MAX_CLIPS && (
        <Button look="secondary" busy={isPlaceholderData} onClick={() => setLimit(MAX_CLIPS)}>
          <Text id="clips.more" />
        </Button>
      )}
    </>
  );
}
