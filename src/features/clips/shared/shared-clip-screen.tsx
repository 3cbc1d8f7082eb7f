import { useGetSharedClip } from '@generated/api/clips/clips';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { LoadFailure } from '../../../components/loading/load-failure';
import { Text } from '../../../i18n/text';
import { paths } from '../../../lib/links/paths';
import { prefetchPlayer } from '../../../player/engine/prefetch-player';
import { LinkButton } from '../../../ui/button/button';
import { MessagePanel } from '../../../ui/feedback/message-panel';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { usePageMetadata } from '../../../ui/hooks/use-page-metadata';
import page from '../../../ui/layout/page.module.css';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { SharedClip } from './shared-clip';
import styles from './shared-clip-screen.module.css';

/** The page of a shared clip. */
export function Component() {
  const { id, uuid = '' } = useParams();
  const { data: clip, error, isFetching, refetch } = useGetSharedClip(Number(id), { uuid });
  useEffect(prefetchPlayer, []);
  usePageMetadata(
    clip && { name: clip.name, description: clip.event_name, image: clip.image, type: 'video.other' },
  );
  // The backend rejects a malformed UUID as invalid. The viewer sees such a clip as not found.
  if (!clip && (error?.status === 404 || error?.code === 'validation_failed'))
    return (
      <MessagePanel
        level={1}
        title={<Text id="clips.gone" />}
        actions={
          <LinkButton to={paths.home}>
            <Text id="clips.toHome" />
          </LinkButton>
        }
      >
        <p>
          <Text id="clips.goneBody" />
        </p>
      </MessagePanel>
    );
  if (clip) return <SharedClip key={clip.id} clip={clip} onRefresh={refetch} />;
  if (error) return <LoadFailure level={1} error={error} onRetry={refetch} retrying={isFetching} />;
  return (
    <div className={page.page} role="status">
      <VisuallyHidden>
        <Text id="state.loading" />
      </VisuallyHidden>
      <div className={styles.stage} />
      <div className={styles.about}>
        <Skeleton className={styles.nameSkeleton} />
        <Skeleton className={styles.factsSkeleton} />
      </div>
    </div>
  );
}
