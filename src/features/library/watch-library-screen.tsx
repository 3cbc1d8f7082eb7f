import { useGetVodMediaItem, useListVodMediaRails } from '@generated/api/library/library';
import type { VodMediaItem } from '@generated/model';
import { FormattedDate } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useGeoRestriction } from '../../api/hooks/geo-restriction';
import { LoadFailure } from '../../components/loading/load-failure';
import { ShareButton } from '../../components/share/share-button';
import { VodRail } from '../../components/vod-rail/vod-rail';
import { Text, useText } from '../../i18n/text';
import { pictureOf } from '../../lib/channel/picture-of';
import { paths } from '../../lib/links/paths';
import { clockText } from '../../lib/text/clock-text';
import { lazyPlayer, useLazyPlayer } from '../../player/lazy-player';
import { LinkButton } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';
import { usePageMetadata } from '../../ui/hooks/use-page-metadata';
import page from '../../ui/layout/page.module.css';
import { Link } from '../../ui/navigation/link';
import { railOf } from './rail-of';
import { vodGate } from './vod-gate';
import type { Refresh } from './vod-player';
import { VodStage } from './vod-stage';
import styles from './watch-library-screen.module.css';
import { WatchLibrarySkeleton } from './watch-library-skeleton';

const vodPlayer = lazyPlayer(() => import('./vod-player').then(({ VodPlayer }) => VodPlayer));

/** The page of a library video, with the other videos of its rail. */
export function Component() {
  const id = Number(useParams().id);
  const { data: item, error, isFetching, refetch } = useGetVodMediaItem(id);
  usePageMetadata(
    item && {
      name: item.title,
      description: item.description,
      image: pictureOf(item),
      type: 'video.other',
    },
  );
  if (item) return <Video item={item} onRefresh={refetch} />;
  if (error?.status === 404)
    return (
      <MessagePanel
        level={1}
        title={<Text id="library.gone" />}
        actions={
          <LinkButton to={paths.library}>
            <Text id="library.toLibrary" />
          </LinkButton>
        }
      >
        <p>
          <Text id="library.goneBody" />
        </p>
      </MessagePanel>
    );
  if (error) return <LoadFailure level={1} error={error} onRetry={refetch} retrying={isFetching} />;
  return <WatchLibrarySkeleton />;
}

function Video({ item, onRefresh }: { item: VodMediaItem; onRefresh: Refresh }) {
  const text = useText();
  const geoRestriction = useGeoRestriction(null);
  const { data: rails } = useListVodMediaRails();
  const rail = rails ? railOf(rails.data, item.id) : null;
  const gate = vodGate(item, geoRestriction.blocked);
  return (
    <div className={page.page}>
      <VodStage
        item={item}
        gate={gate}
        onRecheck={() => Promise.all([geoRestriction.recheck(), onRefresh()])}
      >
        <LazyVideo key={item.id} item={item} onRefresh={onRefresh} />
      </VodStage>
      <div className={styles.about}>
        <h1>{item.title}</h1>
        <p className={styles.facts}>
          <FormattedDate value={item.date} dateStyle="long" />
          <span>{clockText(item.duration)}</span>
        </p>
        {item.description && <p className={styles.description}>{item.description}</p>}
        <div className={styles.actions}>
          <ShareButton title={item.title} path={paths.watchLibrary(item.id)} />
          {item.event_id !== null && (
            <Link className={styles.game} to={paths.watch(item.event_id)}>
              <Text id="library.fromEvent" />
            </Link>
          )}
        </div>
      </div>
      {rail && <VodRail title={text('library.more', { rail: rail.title })} items={rail.items} />}
    </div>
  );
}

function LazyVideo({ item, onRefresh }: { item: VodMediaItem; onRefresh: Refresh }) {
  const VodPlayer = useLazyPlayer(vodPlayer, pictureOf(item));
  return VodPlayer && <VodPlayer item={item} onRefresh={onRefresh} />;
}
