import { getListOrdersQueryKey, useListOrders } from '@generated/api/orders/orders';
import { useViewer } from './viewer';

/** The whole list: what was bought before decides what may be bought now. */
export const ALL_ORDERS = { no_limit: 1 } as const;

/** All of the viewer's orders, the newest first; not asked for where there is no viewer. */
export function useOrders() {
  const signedIn = useViewer() !== null;
  return useListOrders(ALL_ORDERS, { query: { enabled: signedIn } });
}

export const ordersKey = getListOrdersQueryKey(ALL_ORDERS);
