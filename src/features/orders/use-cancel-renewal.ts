import { getGetOrderQueryKey, getGetOrderQueryOptions } from '@generated/api/orders/orders';
import { useUnsubscribe } from '@generated/api/orders/orders-mutations';
import type { Order, OrderList } from '@generated/model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ordersKey } from '../../api/hooks/orders';

const POLL_MS = 2_000;
const isCancelling = ({ auto_renewal }: Order) => auto_renewal === 'cancelling';

/**
 * Cancels a renewal and polls the order until the cancellation has ended. A request
 * whose response was lost may be repeated, because cancelling twice is harmless.
 */
export function useCancelRenewal(order: Order, onReverted: () => void) {
  const queryClient = useQueryClient();
  const cancel = useUnsubscribe();
  const updateCache = (fresh: Order) => {
    queryClient.setQueryData(getGetOrderQueryKey(fresh.id), fresh);
    queryClient.setQueryData<OrderList>(
      ordersKey,
      (list) => list && { ...list, data: list.data.map((known) => (known.id === fresh.id ? fresh : known)) },
    );
  };

  const { data, isFetchedAfterMount } = useQuery({
    ...getGetOrderQueryOptions(order.id),
    enabled: isCancelling(order),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && !isCancelling(state.data) ? false : Math.max(POLL_MS, state.error?.retryAfterMs ?? 0),
  });
  // The cancellation has ended if it succeeded or if the backend reverted it, so that the order renews again.
  const done = isCancelling(order) && isFetchedAfterMount && data !== undefined && !isCancelling(data);
  useEffect(() => {
    if (!done || !data) return;
    updateCache(data);
    if (data.auto_renewal === 'on') onReverted();
  });

  async function cancelRenewal(): Promise<void> {
    try {
      updateCache(await cancel.mutateAsync({ data: { order_id: order.id } }));
    } catch {
      // The cancellation may have succeeded, so the list of orders is loaded again.
      await queryClient.invalidateQueries({ queryKey: ordersKey });
    }
  }

  return { cancelRenewal, busy: cancel.isPending, error: cancel.error };
}
