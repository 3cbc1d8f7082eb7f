import { useListEventsInfinite, useListFavoriteEventsInfinite } from '@generated/api/events/events-pages';
import type { ListEventsParams } from '@generated/model';
import { keepPreviousData } from '@tanstack/react-query';
import { EventListSkeleton } from '../../components/event-list/event-list';
import { useViewChoice } from '../../components/event-list/view-choice';
import { LoadFailure } from '../../components/loading/load-failure';
import { Text, useText } from '../../i18n/text';
import { mergeSchedule } from '../../lib/event/viewer-days';
import { useMedia } from '../../ui/hooks/use-media';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { InfiniteScrollTrigger } from '../../ui/list/infinite-scroll-trigger';
import { useViewerDays } from './days/use-viewer-days';
import styles from './event-pages.module.css';
import { toFavouriteParams } from './filters/schedule-filters';
import { NothingHere } from './nothing-here';
import { PageOfEvents } from './page-of-events';
import { PAGED, pageParams } from './pages';
import { PHONE } from './phone';
import { listRequests } from './schedule-requests';
import { useIsWhole, useLoadedList } from './use-loaded-list';

/** At least as many cards as fit into the viewport. On a phone, a grid has one column of large cards. */
const INITIAL_CARDS = { phoneGrid: 4, other: 8 };

interface EventPagesProps {
  params: ListEventsParams;
  /** Whether only the games of the viewer's favourites are listed. */
  favourites: boolean;
  filtered: boolean;
  onClear(): void;
}

/** The list of events with infinite scrolling. The shown events stay visible during a refetch. */
export function EventPages({ params, favourites, filtered, onClear }: EventPagesProps) {
  const text = useText();
  const [{ display, view }] = useViewChoice();
  const viewerDays = useViewerDays();
  const { listed: listedParams, live: liveParams } = listRequests(params, viewerDays);
  const listed = useEventPages(listedParams, favourites);
  const live = useEventPages(liveParams ?? params, favourites, liveParams !== null);
  const { shown, isLate } = useLoadedList(params, listed, liveParams && live);
  const failed = [listed, live].filter(({ isError }) => isError);
  const [failure] = failed;
  const retry = () => {
    for (const { isFetchNextPageError, fetchNextPage, refetch } of failed)
      void (isFetchNextPageError ? fetchNextPage() : refetch());
  };
  const isFetching = listed.isFetching || live.isFetching;
  const isWhole = useIsWhole(shown);
  const isPhone = useMedia(PHONE);
  const isPhoneGrid = isPhone && display === 'card' && view === 'grid';
  const initial = isPhoneGrid ? INITIAL_CARDS.phoneGrid : INITIAL_CARDS.other;
  if (!shown)
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

  const schedule = mergeSchedule(shown.live, shown.listed, shown.params, viewerDays.midnight);
  // Live games come first, so the other events are not shown until all live games have loaded.
  const hasMoreLive = liveParams !== null && live.hasNextPage;
  const next = hasMoreLive ? live : listed;
  if (schedule.total === 0)
    return <NothingHere favourites={favourites} filtered={filtered} params={params} onClear={onClear} />;
  const [firstPage = [], ...pages] = hasMoreLive ? [] : schedule.pages;
  const parts = [[...schedule.live, ...firstPage], ...pages];
  const first = parts.findIndex((events) => events.length > 0);
  // Headings for days are left out for past games, which go back for years, and in a
  // table, whose rows have the day.
  const byDay =
    !favourites &&
    display === 'card' &&
    shown.params.sort_field === 'event_utc_ts' &&
    shown.params.sort_direction === 'asc';
  return (
    <div aria-busy={isLate} className={styles.pages}>
      <p className={styles.count} role="status">
        <Text id="list.count" values={{ count: schedule.total }} />
      </p>
      {parts.map(
        (events, index) =>
          events.length > 0 && (
            <PageOfEvents
              // biome-ignore lint/suspicious/noArrayIndexKey: pages are only ever added at the end.
              key={index}
              events={isWhole ? events : events.slice(0, initial)}
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
            // More pages are loaded only after the fetched cards are rendered, because the
            // end of the list moves then.
            busy={isFetching || isLate}
            onLoadMore={next.fetchNextPage}
          />
        )
      )}
    </div>
  );
}

/** All events, or only the events of the viewer's favourites. */
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
