import { getListOrdersQueryKey, useListOrders } from '@generated/api/orders/orders';
import { useViewer } from './viewer';

/** Requests all orders, not only one page, because earlier purchases decide what may be bought now. */
export const ALL_ORDERS = { no_limit: 1 } as const;

/** Returns the viewer's orders, newest first; they are not fetched for a visitor. */
export function useOrders() {
  const signedIn = useViewer() !== null;
  return useListOrders(ALL_ORDERS, { query: { enabled: signedIn } });
}

export const ordersKey = getListOrdersQueryKey(ALL_ORDERS);
