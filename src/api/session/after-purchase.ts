import type { OperationId } from '@generated/operations';
import type { QueryClient } from '@tanstack/react-query';
import { storage } from '../../browser/storage/storage';
import { MINUTE_MS } from '../../lib/time/time';

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

const BOUGHT = 'bought';

function refresh(queryClient: QueryClient): Promise<void> {
  const changed: readonly unknown[] = CHANGED_BY_A_PURCHASE;
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => changed.includes(queryKey[0]) });
}

/** What a viewer may watch follows from what they bought: all of it is asked for again, in every tab. */
export function refreshAfterPurchase(queryClient: QueryClient): Promise<void> {
  storage.set(BOUGHT, `${Date.now()}-${Math.random()}`, MINUTE_MS);
  return refresh(queryClient);
}

/** Something was bought in another tab. */
export function onPurchaseInOtherTab(queryClient: QueryClient): () => void {
  return storage.watch(BOUGHT, () => void refresh(queryClient));
}
