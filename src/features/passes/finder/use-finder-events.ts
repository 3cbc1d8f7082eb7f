import { getListEventsQueryOptions, useGetEvent } from '@generated/api/events/events';
import type { Event, EventList, ListEventsParams } from '@generated/model';
import { keepPreviousData, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApiError } from '../../../api/errors';
import { zoneDays } from '../../../lib/time/zone-days';
import { type FinderFilters, listsFor } from './finder-filters';

/** The maximum number of events that one request returns. */
const PAGE = 200;
export const MOST_EVENTS = 400;

const FIRST: ListEventsParams = { limit: PAGE, offset: 0, sort_field: 'event_utc_ts', sort_direction: 'asc' };

/**
 * Defined outside the hook, so that React Query can reuse the combined result while the
 * responses stay the same.
 */
const together = (parts: UseQueryResult<EventList, ApiError>[]) => ({
  lists: parts.map(({ data }) => data),
  error: parts.find(({ data, error }) => error && !data)?.error ?? null,
  isFetching: parts.some(({ isFetching }) => isFetching),
  retry: () => void Promise.all(parts.map((part) => part.error && part.refetch())),
});

/** Removes duplicate events and sorts them by time. */
function inOrder(events: readonly Event[]): Event[] {
  return [...new Map(events.map((event) => [event.id, event])).values()].sort(
    (one, other) => one.event_utc_ts - other.event_utc_ts || one.id - other.id,
  );
}

/** The events that match the filters. */
export function useFinderEvents(filters: FinderFilters) {
  const lists = listsFor(filters, zoneDays(Date.now()).today);
  const asksStart = filters.event !== null;
  const start = useGetEvent(filters.event ?? 0, { query: { enabled: asksStart } });
  const firsts = useQueries({
    queries: lists.map((list) =>
      getListEventsQueryOptions({ ...FIRST, ...list }, { query: { placeholderData: keepPreviousData } }),
    ),
    combine: together,
  });
  const longer = lists.filter((_, place) => (firsts.lists[place]?.meta.total ?? 0) > PAGE);
  const seconds = useQueries({
    queries: longer.map((list) => getListEventsQueryOptions({ ...FIRST, ...list, offset: PAGE })),
    combine: together,
  });
  const begun = asksStart ? start.data : undefined;
  const all = useMemo(() => {
    const listed = [...firsts.lists, ...seconds.lists].flatMap((list) => list?.data ?? []);
    return inOrder(begun ? [begun, ...listed] : listed);
  }, [begun, firsts.lists, seconds.lists]);
  const events = useMemo(() => all.slice(0, MOST_EVENTS), [all]);
  return {
    asked: lists.length > 0 || asksStart,
    start: begun ?? null,
    events,
    more: all.length > MOST_EVENTS || firsts.lists.some((list) => (list?.meta.total ?? 0) > MOST_EVENTS),
    loaded: [...firsts.lists, ...seconds.lists].every(Boolean) && (!asksStart || start.data !== undefined),
    error: firsts.error ?? seconds.error ?? (start.data ? null : start.error),
    isFetching: firsts.isFetching || seconds.isFetching || start.isFetching,
    retry() {
      firsts.retry();
      seconds.retry();
      if (start.error) void start.refetch();
    },
  };
}
