import { useListEventsInfinite, useListFavoriteEventsInfinite } from '@generated/api/events/events-pages';
import type { ListEventsParams } from '@generated/model';
import { keepPreviousData } from '@tanstack/react-query';
import { startTransition, useContext, useDeferredValue, useEffect, useState } from 'react';
import { EventListSkeleton } from '../../components/event-list/event-list';
import { useViewChoice } from '../../components/event-list/view-choice';
import { LoadFailure } from '../../components/loading/load-failure';
import { Text, useText } from '../../i18n/text';
import { mergeSchedule } from '../../lib/event/viewer-days';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { InfiniteScrollTrigger } from '../../ui/list/infinite-scroll-trigger';
import { ArrivedByPress } from '../../ui/navigation/arrival';
import styles from './event-pages.module.css';
import { NothingHere } from './nothing-here';
import { PageOfEvents } from './page-of-events';
import { PAGED, pageParams } from './pages';
import { toFavouriteParams } from './schedule-filters';
import { listRequests } from './schedule-requests';
import { useViewerDays } from './use-viewer-days';

/** As many cards as a viewport shows. */
const FIRST_CARDS = 8;

interface EventPagesProps {
  params: ListEventsParams;
  /** Only events of favourites. */
  favourites: boolean;
  filtered: boolean;
  onClear(): void;
}

/** The list of events with infinite scrolling; a refetch keeps the shown events. */
export function EventPages({ params, favourites, filtered, onClear }: EventPagesProps) {
  const text = useText();
  const [{ display }] = useViewChoice();
  const viewerDays = useViewerDays();
  const { listed: listedParams, live: liveParams } = listRequests(params, viewerDays);
  const listed = useEventPages(listedParams, favourites);
  const live = useEventPages(liveParams ?? params, favourites, liveParams !== null);
  // A query that is not asked keeps the data of its last params for ever.
  const isPlaceholder = listed.isPlaceholderData || (liveParams !== null && live.isPlaceholderData);
  // Rendering many cards is slow, so it is deferred behind the viewer's input.
  const listedData = useDeferredValue(listed.data);
  const liveData = useDeferredValue(live.data);
  const isLate = listedData !== listed.data || liveData !== live.data;
  const isLoading = !listedData || (liveParams && !liveData);
  const failed = [listed, live].filter(({ isError }) => isError);
  const [failure] = failed;
  const retry = () => {
    for (const { isFetchNextPageError, fetchNextPage, refetch } of failed)
      void (isFetchNextPageError ? fetchNextPage() : refetch());
  };
  const isFetching = listed.isFetching || live.isFetching;
  const isWhole = useIsWhole();
  if (isLoading)
    return failure ? (
      <LoadFailure error={failure.error} onRetry={retry} retrying={isFetching} />
    ) : (
      <div role="status">
        <VisuallyHidden>
          <Text id="state.loading" />
        </VisuallyHidden>
        <p className={styles.count}>&nbsp;</p>
        <EventListSkeleton count={12} />
      </div>
    );

  const livePages = liveParams && liveData ? liveData.pages : [];
  const schedule = mergeSchedule(livePages, listedData.pages, params, viewerDays.midnight);
  // Live games come first, so the other events wait until all of them have loaded.
  const hasMoreLive = liveParams !== null && live.hasNextPage;
  const next = hasMoreLive ? live : listed;
  if (schedule.total === 0)
    return <NothingHere favourites={favourites} filtered={filtered} params={params} onClear={onClear} />;
  const [firstPage = [], ...pages] = hasMoreLive ? [] : schedule.pages;
  const parts = [[...schedule.live, ...firstPage], ...pages];
  const first = parts.findIndex((events) => events.length > 0);
  // Past games go back for years, and a table names the day in each row.
  const byDay =
    !favourites &&
    display === 'card' &&
    params.sort_field === 'event_utc_ts' &&
    params.sort_direction === 'asc';
  return (
    <div aria-busy={isPlaceholder || isLate} className={styles.pages}>
      <p className={styles.count} role="status">
        <Text id="list.count" values={{ count: schedule.total }} />
      </p>
      {parts.map(
        (events, index) =>
          events.length > 0 && (
            <PageOfEvents
              // biome-ignore lint/suspicious/noArrayIndexKey: pages are only ever added at the end.
              key={index}
              events={isWhole ? events : events.slice(0, FIRST_CARDS)}
              first={index === first}
              label={text('browse.listOf')}
              byDay={byDay}
              before={parts.slice(0, index).flat().at(-1)}
            />
          ),
      )}
      {failed.some(({ isFetchNextPageError }) => isFetchNextPageError) ? (
        <LoadFailure error={failure?.error ?? null} onRetry={retry} retrying={isFetching} />
      ) : (
        next.hasNextPage &&
        isWhole && (
          <InfiniteScrollTrigger
            // Until the fetched cards are rendered, the end of the list is not really near.
            busy={next.isFetchingNextPage || isLate}
            onLoadMore={() => !isFetching && next.fetchNextPage()}
          />
        )
      )}
    </div>
  );
}

/** After a press the first viewport is painted before the rest; going back has the whole list, to scroll to its place. */
function useIsWhole(): boolean {
  const isByPress = useContext(ArrivedByPress);
  const [isWhole, setIsWhole] = useState(!isByPress);
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  return isWhole;
}

/** All events, or those of favourites. */
function useEventPages(params: ListEventsParams, favourites: boolean, enabled = true) {
  const query = { ...PAGED, placeholderData: keepPreviousData };
  const all = useListEventsInfinite(pageParams(params), {
    query: { ...query, enabled: enabled && !favourites },
  });
  const followed = useListFavoriteEventsInfinite(pageParams(toFavouriteParams(params)), {
    query: { ...query, enabled: enabled && favourites },
  });
  return favourites ? followed : all;
}
