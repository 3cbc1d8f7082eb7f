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

const STORAGE_KEY = 'bought';

function refresh(queryClient: QueryClient): Promise<void> {
  const changed: readonly unknown[] = CHANGED_BY_A_PURCHASE;
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => changed.includes(queryKey[0]) });
}

/**
 * Refetches everything that a purchase changes, in every tab, because a purchase changes what the viewer may
 * watch.
 */
export function refreshAfterPurchase(queryClient: QueryClient): Promise<void> {
  storage.set(STORAGE_KEY, `${Date.now()}-${Math.random()}`, MINUTE_MS);
  return refresh(queryClient);
}

/** Refetches after a purchase in another tab. */
export function onPurchaseInOtherTab(queryClient: QueryClient): () => void {
  return storage.watch(STORAGE_KEY, () => void refresh(queryClient));
}
