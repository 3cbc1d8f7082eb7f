import { useListEventsInfinite, useListFavoriteEventsInfinite } from '@generated/api/events/events';
import type { ListEventsParams } from '@generated/model';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { EventListSkeleton } from '../../components/event-list/event-list';
import { LoadFailure } from '../../components/loading/load-failure';
import { Text, useText } from '../../i18n/text';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { InfiniteScrollTrigger } from '../../ui/list/infinite-scroll-trigger';
import styles from './event-pages.module.css';
import { NothingHere } from './nothing-here';
import { PageOfEvents } from './page-of-events';
import { PAGED, pageParams } from './pages';
import { toFavouriteParams } from './schedule-filters';

interface EventPagesProps {
  params: ListEventsParams;
  /** Only what the viewer follows. */
  favourites: boolean;
  filtered: boolean;
  onClear(): void;
}

/** The list, a page at a time as one scrolls; while it is refetched, what is shown stays. */
export function EventPages({ params, favourites, filtered, onClear }: EventPagesProps) {
  const text = useText();
  const paged = { ...PAGED, placeholderData: keepPreviousData };
  const all = useListEventsInfinite(pageParams(params), { query: { ...paged, enabled: !favourites } });
  const followed = useListFavoriteEventsInfinite(pageParams(toFavouriteParams(params)), {
    query: { ...paged, enabled: favourites },
  });
  const list = favourites ? followed : all;
  const { error, isFetching, isPlaceholderData, isFetchNextPageError, fetchNextPage } = list;
  // Many cards are much to render: in slices, behind what the viewer types or presses meanwhile.
  const data = useDeferredValue(list.data);
  if (!data)
    return error ? (
      <LoadFailure error={error} onRetry={list.refetch} retrying={isFetching} />
    ) : (
      <div role="status">
        <VisuallyHidden>
          <Text id="state.loading" />
        </VisuallyHidden>
        <p className={styles.count}>&nbsp;</p>
        <EventListSkeleton count={12} />
      </div>
    );

  const total = data.pages[0]?.meta.total ?? 0;
  if (total === 0)
    return <NothingHere favourites={favourites} filtered={filtered} params={params} onClear={onClear} />;
  return (
    <div aria-busy={isPlaceholderData || data !== list.data} className={styles.pages}>
      <p className={styles.count} role="status">
        <Text id="list.count" values={{ count: total }} />
      </p>
      {data.pages.map((page, index) => (
        <PageOfEvents key={page.meta.offset} page={page} first={index === 0} label={text('browse.listOf')} />
      ))}
      {isFetchNextPageError ? (
        <LoadFailure error={error} onRetry={fetchNextPage} retrying={isFetching} />
      ) : (
        list.hasNextPage && (
          // While what came is not drawn yet, the end only seems near.
          <InfiniteScrollTrigger
            busy={list.isFetchingNextPage || data !== list.data}
            onReach={() => !isFetching && fetchNextPage()}
          />
        )
      )}
    </div>
  );
}
