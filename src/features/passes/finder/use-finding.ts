import { useListPackages, useListSubscriptions } from '@generated/api/passes/passes';
import { useMemo, useState } from 'react';
import { useChannel } from '../../../api/hooks/channel';
import { useGeoRestriction } from '../../../api/hooks/geo-restriction';
import { useOrders } from '../../../api/hooks/orders';
import { useParticipants } from '../../../api/hooks/participants';
import { useViewer } from '../../../api/hooks/viewer';
import { categoryIds } from '../../../lib/channel/category-tree';
import { trialDays } from '../../../lib/purchase/renewal';
import { findPasses } from './find-passes';
import type { FinderFilters } from './finder-filters';
import { useFinderEvents } from './use-finder-events';

/** The cheapest passes for the filters, with the events that they were computed from. */
export function useFinding(filters: FinderFilters) {
  const viewer = useViewer();
  const tree = useChannel()['events-categories'];
  const teams = useParticipants();
  const list = useFinderEvents(filters);
  const packages = useListPackages({ no_limit: 1 });
  const plans = useListSubscriptions();
  const orders = useOrders();
  const { blocked } = useGeoRestriction(null);
  const [now] = useState(() => new Date());
  const parts = [packages, plans, ...(viewer ? [orders] : [])];
  const loaded = list.asked && list.loaded && parts.every(({ data }) => data !== undefined);
  const { renewing } = filters;
  const { events } = list;
  // The cheapest of many takes a while to find: once for what it rests on, not at each render.
  const finding = useMemo(() => {
    if (!loaded) return null;
    const sale = {
      packages: packages.data?.data ?? [],
      plans: plans.data?.data ?? [],
      orders: orders.data?.data ?? [],
      teamName: (id: number) => teams.get(id)?.name,
      lineOf: (id: number) => categoryIds(tree, id),
      trialOf: (plan: { trial_period: number | null }) => trialDays(plan, viewer),
      now,
    };
    return findPasses(events, sale, { geoBlocked: blocked, renewing });
  }, [loaded, events, packages.data, plans.data, orders.data, teams, tree, viewer, now, blocked, renewing]);
  return {
    asked: list.asked,
    start: list.start,
    events,
    more: list.more,
    signedIn: viewer !== null,
    finding,
    error: list.error ?? parts.find(({ data, error }) => error && !data)?.error ?? null,
    isFetching: list.isFetching || parts.some(({ isFetching }) => isFetching),
    retry: () => {
      list.retry();
      void Promise.all(parts.map((part) => part.error && part.refetch()));
    },
  };
}
