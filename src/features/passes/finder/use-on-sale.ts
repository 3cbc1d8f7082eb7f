import { useListPackages, useListSubscriptions } from '@generated/api/passes/passes';
import { useMemo, useState } from 'react';
import { useChannel } from '../../../api/hooks/channel';
import { useOrders } from '../../../api/hooks/orders';
import { useParticipants } from '../../../api/hooks/participants';
import { useViewer } from '../../../api/hooks/viewer';
import { firstView } from '../../../browser/first-view';
import { lineageIds } from '../../../lib/channel/category-tree';
import { trialDays } from '../../../lib/purchase/renewal';
import type { OnSale } from './options';

/** The products of the channel and the viewer's orders. `sale` is null until everything has loaded. */
export function useOnSale() {
  const viewer = useViewer();
  const tree = useChannel()['events-categories'];
  const teams = useParticipants();
  const packages = useListPackages({ no_limit: 1 });
  const plans = useListSubscriptions();
  const orders = useOrders();
  const [now] = useState(() => new Date(firstView.time()));
  const parts = [packages, plans, ...(viewer ? [orders] : [])];
  const sale = useMemo((): OnSale | null => {
    if (!packages.data || !plans.data || (viewer && !orders.data)) return null;
    return {
      packages: packages.data.data,
      plans: plans.data.data,
      orders: orders.data?.data ?? [],
      teamName: (id) => teams.get(id)?.name,
      lineageOf: (id) => lineageIds(tree, id),
      trialOf: (plan) => trialDays(plan, viewer),
      now,
    };
  }, [packages.data, plans.data, orders.data, teams, tree, viewer, now]);
  return {
    sale,
    error: parts.find(({ data, error }) => error && !data)?.error ?? null,
    isFetching: parts.some(({ isFetching }) => isFetching),
    retry: () => void Promise.all(parts.map((part) => part.error && part.refetch())),
  };
}
