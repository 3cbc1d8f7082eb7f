import { getListEventsQueryOptions, useGetEvent } from '@generated/api/events/events';
import type { Event, ListEventsParams } from '@generated/model';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { today } from '../../../lib/today';
import { listsFor, type Wishes } from './wishes';

/** As many as one call gives. */
const PAGE = 200;
export const MOST_EVENTS = 400;

const FIRST: ListEventsParams = { limit: PAGE, offset: 0, sort_field: 'event_utc_ts', sort_direction: 'asc' };

/** The events that are wished for, each once, the earliest first. */
export function useFinderEvents(wishes: Wishes) {
  const lists = listsFor(wishes, today(new Date()));
  const start = useGetEvent(wishes.event ?? 0, { query: { enabled: wishes.event !== null } });
  const firsts = useQueries({
    queries: lists.map((list) =>
      getListEventsQueryOptions({ ...FIRST, ...list }, { query: { placeholderData: keepPreviousData } }),
    ),
  });
  const longer = lists.filter((_, place) => (firsts[place]?.data?.meta.total ?? 0) > PAGE);
  const seconds = useQueries({
    queries: longer.map((list) => getListEventsQueryOptions({ ...FIRST, ...list, offset: PAGE })),
  });
  const parts = [...firsts, ...seconds, ...(wishes.event === null ? [] : [start])];
  const found = new Map<number, Event>();
  if (start.data && wishes.event !== null) found.set(start.data.id, start.data);
  for (const { data } of [...firsts, ...seconds])
    for (const event of data?.data ?? []) found.set(event.id, event);
  const all = [...found.values()].sort(
    (one, other) => one.event_utc_ts - other.event_utc_ts || one.id - other.id,
  );
  return {
    asked: lists.length > 0 || wishes.event !== null,
    start: wishes.event === null ? null : (start.data ?? null),
    events: all.slice(0, MOST_EVENTS),
    more: all.length > MOST_EVENTS || firsts.some(({ data }) => (data?.meta.total ?? 0) > MOST_EVENTS),
    loaded: parts.every(({ data }) => data !== undefined),
    error: parts.find(({ data, error }) => error && !data)?.error ?? null,
    isFetching: parts.some(({ isFetching }) => isFetching),
    retry: () => void Promise.all(parts.map((part) => part.error && part.refetch())),
  };
}
