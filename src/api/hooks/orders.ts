import { getListOrdersQueryKey, useListOrders } from '@generated/api/orders/orders';
import type { OperationId } from '@generated/operations';
import type { QueryClient } from '@tanstack/react-query';
import { useViewer } from './viewer';

/** The whole list: what was bought before decides what may be bought now. */
export const ALL_ORDERS = { no_limit: 1 } as const;

/** All of the viewer's orders, the newest first; not asked for where there is no viewer. */
export function useOrders() {
  const signedIn = useViewer() !== null;
  return useListOrders(ALL_ORDERS, { query: { enabled: signedIn } });
}

export const ordersKey = getListOrdersQueryKey(ALL_ORDERS);

const CHANGED_BY_A_PURCHASE: readonly OperationId[] = [
  'getProfile',
  'getUserAccess',
  'listOrders',
  'listCards',
  'getEvent',
  'listEvents',
  'listHomepageEvents',
  'listFavoriteEvents',
  'listEventsWithClip',
  'getVodMediaItem',
  'listVodMediaItems',
  'listVodMediaRails',
];

/** What a viewer may watch follows from what they bought: all of it is asked for again. */
export function refreshAfterPurchase(queryClient: QueryClient): Promise<void> {
  const changed: readonly unknown[] = CHANGED_BY_A_PURCHASE;
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => changed.includes(queryKey[0]) });
}
