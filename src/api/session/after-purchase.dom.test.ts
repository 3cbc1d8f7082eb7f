import type { OperationId } from '@generated/operations';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from '../query-client';
import { onPurchaseInOtherTab, refreshAfterPurchase } from './after-purchase';

const CHANGED: OperationId[] = [
  'getEvent',
  'getProfile',
  'getUserAccess',
  'getVodMediaItem',
  'listCards',
  'listEvents',
  'listEventsWithClip',
  'listFavoriteEvents',
  'listHomepageEvents',
  'listOrders',
  'listVodMediaItems',
  'listVodMediaRails',
];
const UNCHANGED: OperationId[] = ['getBootstrap', 'getMenu', 'listFavorites', 'listPackages'];
const STORED = 'rudy_bought';

beforeEach(() => localStorage.clear());

/** Creates the query cache of a tab that has loaded everything. */
function loadedTab() {
  const queryClient = createQueryClient();
  for (const operation of [...CHANGED, ...UNCHANGED]) queryClient.setQueryData([operation, { id: 4 }], {});
  const outdated = () =>
    queryClient
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.isInvalidated })
      .map(({ queryKey }) => queryKey[0])
      .sort();
  return { queryClient, outdated };
}

test('a purchase refetches all queries that it changes, and no others', async () => {
  const { queryClient, outdated } = loadedTab();
  await refreshAfterPurchase(queryClient);
  expect(outdated()).toEqual(CHANGED);
});

test('a purchase in another tab refetches the same queries in this tab, until the page stops listening', () => {
  const { queryClient, outdated } = loadedTab();
  const stop = onPurchaseInOtherTab(queryClient);
  onTestFinished(stop);
  window.dispatchEvent(new StorageEvent('storage', { key: 'rudy_language' }));
  expect(outdated()).toEqual([]);
  window.dispatchEvent(new StorageEvent('storage', { key: STORED }));
  expect(outdated()).toEqual(CHANGED);

  const later = loadedTab();
  onPurchaseInOtherTab(later.queryClient)();
  window.dispatchEvent(new StorageEvent('storage', { key: STORED }));
  expect(later.outdated()).toEqual([]);
});

test('other tabs notice each of two purchases, even within a millisecond', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  const { queryClient } = loadedTab();
  await refreshAfterPurchase(queryClient);
  const first = localStorage.getItem(STORED);
  await refreshAfterPurchase(queryClient);
  expect(first).not.toBeNull();
  expect(localStorage.getItem(STORED)).not.toBe(first);
});
