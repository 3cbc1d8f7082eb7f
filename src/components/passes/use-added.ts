import { getListEventsQueryOptions, useListEvents } from '@generated/api/events/events';
import { useListPackages, useListSubscriptions } from '@generated/api/passes/passes';
import type { Event, ListEventsParams, Package, Subscription } from '@generated/model';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useChannel } from '../../api/hooks/channel';
import { useOrders } from '../../api/hooks/orders';
import { useViewer } from '../../api/hooks/viewer';
import { firstView } from '../../browser/first-view';
import { lineageIds } from '../../lib/channel/category-tree';
import { type Added, addedBy, ownedOpenings } from '../../lib/purchase/added';
import { passOpening, planOpening } from '../../lib/purchase/product-opening';

/** The maximum number of events that one request returns. */
const MAX_PER_REQUEST = 200;
const EARLIEST_FIRST = {
  limit: MAX_PER_REQUEST,
  offset: 0,
  sort_field: 'event_utc_ts',
  sort_direction: 'asc',
} as const;
const COMING = { ...EARLIEST_FIRST, stream_status: 'upcoming', type: 'paid' } as const;

/** The lists of games that all products of a screen share. */
export const COMPARED_GAMES: ListEventsParams[] = [
  COMING,
  { ...EARLIEST_FIRST, stream_status: 'upcoming', type: 'ppv' },
  { ...EARLIEST_FIRST, stream_status: 'finished', type: 'paid' },
];
const MORE_COMING: ListEventsParams = { ...COMING, offset: MAX_PER_REQUEST };

export interface ProductAdds extends Added<Event> {
  /** Whether there are more upcoming games than the requests returned. */
  hasMoreComing: boolean;
  /** Whether the recordings are counted. They are counted only if all of them were listed. */
  countsRecordings: boolean;
}

/**
 * Returns functions that compute what a product adds for this viewer. Null until
 * everything has loaded. Nothing is requested while `enabled` is false.
 */
export function useAdded(enabled: boolean): AddedNow | null {
  return useAddedState(enabled).added;
}

/** Like `useAdded`, but also returns whether the data is still loading. */
export function useAddedState(enabled: boolean) {
  const viewer = useViewer();
  const orders = useOrders();
  const packages = useListPackages({ no_limit: 1 }, { query: { enabled } });
  const plans = useListSubscriptions({ query: { enabled } });
  const tree = useChannel()['events-categories'];
  const [now] = useState(() => new Date(firstView.time()));
  const lists = useQueries({
    queries: COMPARED_GAMES.map((params) => getListEventsQueryOptions(params, { query: { enabled } })),
  });
  const [coming, payPerView, finished] = lists.map(({ data }) => data);
  const hasMore = (coming?.meta.total ?? 0) > MAX_PER_REQUEST;
  const second = useListEvents(MORE_COMING, { query: { enabled: enabled && hasMore } });

  const parts = [packages, plans, ...lists, ...(viewer ? [orders] : []), ...(hasMore ? [second] : [])];
  const isPending = enabled && parts.some(({ isPending }) => isPending);
  const isKnown = parts.every(({ data }) => data !== undefined);
  if (!enabled || !isKnown || !coming || !payPerView || !finished || !packages.data || !plans.data)
    return { added: null, isPending };

  const owned = ownedOpenings(orders.data?.data ?? [], {
    packages: packages.data.data,
    plans: plans.data.data,
  });
  const games = [...coming.data, ...(second.data?.data ?? []), ...payPerView.data, ...finished.data];
  const context = { owned, now: now.getTime(), lineageOf: (id: number) => lineageIds(tree, id) };
  const counted = {
    hasMoreComing: coming.meta.total > 2 * MAX_PER_REQUEST,
    countsRecordings: finished.meta.total <= MAX_PER_REQUEST,
  };
  const added = {
    byPass: (item: Package, team: number | null): ProductAdds => ({
      ...addedBy(passOpening(item, team, now), games, context),
      ...counted,
    }),
    byPlan: (plan: Subscription): ProductAdds => ({
      ...addedBy(planOpening(plan), games, context),
      ...counted,
    }),
    owned,
    games,
  };
  return { added, isPending };
}

export type AddedNow = NonNullable<ReturnType<typeof useAddedState>['added']>;
