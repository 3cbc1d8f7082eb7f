import {
  useListVodMediaItemsInfinite,
  useSearchVodMediaInfinite,
} from '@generated/api/library/library-pages';
import type { VodMediaItemList } from '@generated/model';
import { keepPreviousData } from '@tanstack/react-query';
import { LoadFailure } from '../../components/loading/load-failure';
import { VodCard } from '../../components/vod-card/vod-card';
import { Text } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import { VideoCardSkeleton } from '../../ui/card/video-card-skeleton';
import { MessagePanel } from '../../ui/feedback/message-panel';
import { PlaceholderItems } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { InfiniteScrollTrigger } from '../../ui/list/infinite-scroll-trigger';
import type { LibraryQuery } from './library-query';
import styles from './vod-results.module.css';

const SEARCH_PAGE_SIZE = 10;
const CATEGORY_PAGE_SIZE = 24;

const nextOffset = ({ data, meta }: VodMediaItemList): number | undefined => {
  const next = meta.offset + data.length;
  return data.length > 0 && next < meta.total ? next : undefined;
};

/** The videos that match a search or a category, with infinite scrolling. */
export function VodResults({ query, onClear }: { query: LibraryQuery; onClear(): void }) {
  const { title, category, sort } = query;
  const paged = { initialPageParam: 0, getNextPageParam: nextOffset, placeholderData: keepPreviousData };
  const found = useSearchVodMediaInfinite(
    { title: title ?? undefined, sort_field: sort, limit: SEARCH_PAGE_SIZE },
    { query: { ...paged, enabled: title !== null } },
  );
  const inCategory = useListVodMediaItemsInfinite(
    { category: category ?? undefined, limit: CATEGORY_PAGE_SIZE },
    { query: { ...paged, enabled: title === null } },
  );
  const list = title === null ? inCategory : found;
  const { data, error, isFetching } = list;

  if (!data)
    return error ? (
      <LoadFailure error={error} onRetry={list.refetch} retrying={isFetching} />
    ) : (
      <div role="status">
        <VisuallyHidden>
          <Text id="state.loading" />
        </VisuallyHidden>
        <p className={styles.count}>&nbsp;</p>
        <ul className={styles.grid} aria-hidden="true">
          <PlaceholderItems count={SEARCH_PAGE_SIZE}>
            <VideoCardSkeleton />
          </PlaceholderItems>
        </ul>
      </div>
    );

  const total = data.pages[0]?.meta.total ?? 0;
  if (total === 0)
    return (
      <MessagePanel
        role="status"
        title={title ? <Text id="library.noneFound" values={{ title }} /> : <Text id="library.none" />}
        actions={
          <Button look="secondary" onClick={onClear}>
            <Text id="library.showAll" />
          </Button>
        }
      />
    );
  return (
    <div aria-busy={list.isPlaceholderData} className={styles.results}>
      <p className={styles.count} role="status">
        <Text id="library.count" values={{ count: total }} />
      </p>
      <ul className={styles.grid}>
        {data.pages.flatMap((page, pageIndex) =>
          page.data.map((item, index) => (
            <li key={item.id}>
              <VodCard item={item} level={2} eager={pageIndex === 0 && index < 4} />
            </li>
          )),
        )}
      </ul>
      {list.isFetchNextPageError ? (
        <LoadFailure error={error} onRetry={list.fetchNextPage} retrying={isFetching} />
      ) : (
        list.hasNextPage && <InfiniteScrollTrigger busy={isFetching} onLoadMore={list.fetchNextPage} />
      )}
    </div>
  );
}
