import { getListOrdersQueryKey } from '@generated/api/orders/orders';
import { getGetProfileQueryKey } from '@generated/api/profile/profile';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apiEvents } from '../events';
import { failure, fakeBackend, json } from '../fake-backend.test-help';
import { createQueryClient } from '../query-client';
import { recheckViewer } from './recheck-viewer';

const SAM = { id: 4, email: 'sam@grandstand.test' };
const KIM = { id: 5, email: 'kim@grandstand.test' };
const ORDERS = getListOrdersQueryKey();

type Viewer = typeof SAM | null | undefined;

/**
 * Rechecks the viewer on a page that has loaded orders, and returns whether the orders were refetched or
 * removed.
 */
async function recheck(before: Viewer, now: Viewer) {
  fakeBackend({ 'GET /api/profile': () => (now ? json(now) : failure(401, 'unauthenticated')) });
  const queryClient = createQueryClient();
  queryClient.setQueryData(getGetProfileQueryKey(), before);
  queryClient.setQueryData(ORDERS, { data: [] });
  const set = vi.fn();
  onTestFinished(apiEvents.on('user-set', set));
  expect(await recheckViewer(queryClient)).toEqual(now);
  expect(queryClient.getQueryData(getGetProfileQueryKey())).toEqual(now);
  const orders = queryClient.getQueryState(ORDERS);
  return {
    events: set.mock.calls.map(([event]) => event),
    orders: !orders ? 'removed' : orders.isInvalidated ? 'refetched' : 'unchanged',
  };
}

test.each<['removed' | 'refetched' | 'unchanged', string, Viewer, Viewer]>([
  ['unchanged', 'the same user is still signed in', SAM, SAM],
  ['unchanged', 'there is still no user', null, null],
  ['unchanged', 'there is no user at the first check', undefined, null],
  ['refetched', 'a visitor has become a user', null, SAM],
  ['refetched', 'there is a user at the first check', undefined, SAM],
  ['removed', 'the user has left', SAM, null],
  ['removed', 'another user has come', SAM, KIM],
])('private data is %s after a recheck of the viewer where %s', async (orders, _, before, now) => {
  const hasNewUser = now?.id !== before?.id && now;
  expect(await recheck(before, now)).toEqual({
    orders,
    events: hasNewUser ? [{ operation: 'getProfile', email: now.email }] : [],
  });
});

test('a recheck of the viewer that fails does not change the viewer', async () => {
  fakeBackend({ 'GET /api/profile': () => failure(403) });
  const queryClient = createQueryClient();
  queryClient.setQueryData(getGetProfileQueryKey(), SAM);
  await expect(recheckViewer(queryClient)).rejects.toMatchObject({ status: 403 });
  expect(queryClient.getQueryData(getGetProfileQueryKey())).toEqual(SAM);
});
