import { getListEventsQueryOptions, useGetEvent } from '@generated/api/events/events';
import type { Event, EventList, ListEventsParams } from '@generated/model';
import { keepPreviousData, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApiError } from '../../../api/errors';
import { zoneDays } from '../../../lib/time/zone-days';
import { type FinderFilters, listsFor } from './finder-filters';

/** The maximum number of events that one request returns. */
const MAX_PER_REQUEST = 200;
export const MAX_EVENTS = 400;

const FIRST_PAGE: ListEventsParams = {
  limit: MAX_PER_REQUEST,
  offset: 0,
  sort_field: 'event_utc_ts',
  sort_direction: 'asc',
};

/**
 * Defined outside the hook, so that React Query can reuse the combined result while the
 * responses stay the same.
 */
const combineResults = (parts: UseQueryResult<EventList, ApiError>[]) => ({
  lists: parts.map(({ data }) => data),
  error: parts.find(({ data, error }) => error && !data)?.error ?? null,
  isFetching: parts.some(({ isFetching }) => isFetching),
  retry: () => void Promise.all(parts.map((part) => part.error && part.refetch())),
});

/** Removes duplicate events and sorts them by time. */
function sortUnique(events: readonly Event[]): Event[] {
  return [...new Map(events.map((event) => [event.id, event])).values()].sort(
    (one, other) => one.event_utc_ts - other.event_utc_ts || one.id - other.id,
  );
}

/** The events that match the filters. */
export function useFinderEvents(filters: FinderFilters) {
  const lists = listsFor(filters, zoneDays(Date.now()).today);
  const hasStart = filters.event !== null;
  const startQuery = useGetEvent(filters.event ?? 0, { query: { enabled: hasStart } });
  const firstPages = useQueries({
    queries: lists.map((list) =>
      getListEventsQueryOptions({ ...FIRST_PAGE, ...list }, { query: { placeholderData: keepPreviousData } }),
    ),
    combine: combineResults,
  });
  const longLists = lists.filter((_, index) => (firstPages.lists[index]?.meta.total ?? 0) > MAX_PER_REQUEST);
  const secondPages = useQueries({
    queries: longLists.map((list) =>
      getListEventsQueryOptions({ ...FIRST_PAGE, ...list, offset: MAX_PER_REQUEST }),
    ),
    combine: combineResults,
  });
  const startEvent = hasStart ? startQuery.data : undefined;
  const all = useMemo(() => {
    const listed = [...firstPages.lists, ...secondPages.lists].flatMap((list) => list?.data ?? []);
    return sortUnique(startEvent ? [startEvent, ...listed] : listed);
  }, [startEvent, firstPages.lists, secondPages.lists]);
  const events = useMemo(() => all.slice(0, MAX_EVENTS), [all]);
  return {
    hasFilters: lists.length > 0 || hasStart,
    start: startEvent ?? null,
    events,
    more: all.length > MAX_EVENTS || firstPages.lists.some((list) => (list?.meta.total ?? 0) > MAX_EVENTS),
    loaded:
      [...firstPages.lists, ...secondPages.lists].every(Boolean) &&
      (!hasStart || startQuery.data !== undefined),
    error: firstPages.error ?? secondPages.error ?? (startQuery.data ? null : startQuery.error),
    isFetching: firstPages.isFetching || secondPages.isFetching || startQuery.isFetching,
    retry() {
      firstPages.retry();
      secondPages.retry();
      if (startQuery.error) void startQuery.refetch();
    },
  };
}
