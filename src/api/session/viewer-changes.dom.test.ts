import { getGetMenuQueryKey, getGetMenuQueryOptions } from '@generated/api/channel/channel';
import { getGetEventQueryKey, getGetEventQueryOptions, useGetEvent } from '@generated/api/events/events';
import { getListOrdersQueryKey, useListOrders } from '@generated/api/orders/orders';
import { getListFaqQueryKey } from '@generated/api/pages/pages';
import { getGetProfileQueryKey } from '@generated/api/profile/profile';
import type { User } from '@generated/model';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { shows } from '../../../tests/statements/shows';
import { storage } from '../../browser/storage/storage';
import { retainedLog } from '../../browser/watch-log/retained-log';
import { apiEvents } from '../events';
import { failure, fakeBackend, withQueries } from '../fake-backend.test-help';
import { rememberChosenLogOut, wasLogOutChosen } from './chosen-log-out';
import { clearViewer, setViewer } from './viewer-changes';

const ORDERS = 'GET /api/orders';
const EVENT = 'GET /api/events/7';
const SAM = { id: 4, email: 'sam@grandstand.test' } as User;
const KIM = { id: 5, email: 'kim@grandstand.test' } as User;

beforeEach(() => localStorage.clear());

test(
  'cancels the queries of a user who logs out, and refetches only those that a visitor may send',
  shows('session: API key refetched', 'session: cleared when unauthenticated'),
  async () => {
    const backend = fakeBackend({
      [ORDERS]: () => new Promise(() => {}),
      [EVENT]: () => failure(404),
    });
    const { queryClient, wrapper } = withQueries();
    queryClient.setQueryData(getGetProfileQueryKey(), { id: 1 });
    const orders = renderHook(() => useListOrders(), { wrapper });
    const event = renderHook(() => useGetEvent(7), { wrapper });
    await waitFor(() => expect(event.result.current.isError).toBe(true));

    clearViewer(queryClient);
    backend.routes[ORDERS] = () => failure(401);
    await waitFor(() => expect(backend.count(EVENT)).toBe(2));
    await waitFor(() => expect(event.result.current.isFetching).toBe(false));
    expect(backend.count(ORDERS)).toBe(1);
    expect(orders.result.current).toMatchObject({ isFetching: false, error: null, data: undefined });
    expect(queryClient.getQueryData(getGetProfileQueryKey())).toBeNull();
  },
);

/**
 * Renders a page that shows event 7, which is refused, with cached private and public data of other screens.
 */
async function openPage(before: User | null) {
  const backend = fakeBackend({
    [EVENT]: () => failure(403, 'forbidden'),
    'GET /api/events/8': () => failure(403, 'forbidden'),
    'GET /api/menu': () => failure(403, 'forbidden'),
  });
  const { queryClient, wrapper } = withQueries();
  queryClient.setQueryData(getGetProfileQueryKey(), before);
  await queryClient.prefetchQuery(getGetEventQueryOptions(8));
  await queryClient.prefetchQuery(getGetMenuQueryOptions());
  queryClient.setQueryData(getListOrdersQueryKey(), { data: [], meta: { total: 0, offset: 0, limit: null } });
  queryClient.setQueryData(getListFaqQueryKey(), { data: [], meta: { total: 0, offset: 0, limit: null } });
  const shown = renderHook(() => useGetEvent(7), { wrapper });
  await waitFor(() => expect(shown.result.current.isError).toBe(true));
  /** Returns the state of a query after the viewer has changed. */
  const fateOf = (queryKey: readonly unknown[]) => {
    const state = queryClient.getQueryState(queryKey);
    if (!state) return 'removed';
    if (state.status === 'error') return 'refused';
    return state.isInvalidated ? 'outdated' : 'unchanged';
  };
  const fates = () => ({
    orders: fateOf(getListOrdersQueryKey()),
    event: fateOf(getGetEventQueryKey(8)),
    menu: fateOf(getGetMenuQueryKey()),
    faq: fateOf(getListFaqQueryKey()),
  });
  const refetched = async () => {
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    return backend.count(EVENT) > 1;
  };
  return { queryClient, shown, fates, refetched };
}

const PUBLIC_UNCHANGED = { menu: 'refused', faq: 'unchanged' };

test('a log-in refetches private data, and removes responses that were refused to a visitor', async () => {
  const { queryClient, shown, fates, refetched } = await openPage(null);
  setViewer(queryClient, SAM, 'logIn');
  expect(fates()).toEqual({ ...PUBLIC_UNCHANGED, orders: 'outdated', event: 'removed' });
  expect(await refetched()).toBe(true);
  expect(shown.result.current.error?.status).toBe(403);
  expect(queryClient.getQueryData(getGetProfileQueryKey())).toEqual(SAM);
});

test('a log-in of another user removes the data that was loaded for the previous user', async () => {
  const { queryClient, fates, refetched } = await openPage(SAM);
  setViewer(queryClient, KIM, 'logIn');
  expect(fates()).toEqual({ ...PUBLIC_UNCHANGED, orders: 'removed', event: 'removed' });
  expect(await refetched()).toBe(true);
  expect(queryClient.getQueryData(getGetProfileQueryKey())).toEqual(KIM);
});

test('a change to the user’s profile refetches nothing', async () => {
  const { queryClient, fates, refetched } = await openPage(SAM);
  const renamed = { ...SAM, first_name: 'Samira' };
  setViewer(queryClient, renamed, 'updateProfile');
  expect(fates()).toEqual({ ...PUBLIC_UNCHANGED, orders: 'unchanged', event: 'refused' });
  expect(await refetched()).toBe(false);
  expect(queryClient.getQueryData(getGetProfileQueryKey())).toEqual(renamed);
});

test('the end of a session removes private data, and refetches what the page shows', async () => {
  const { queryClient, fates, refetched } = await openPage(SAM);
  clearViewer(queryClient);
  expect(fates()).toEqual({ ...PUBLIC_UNCHANGED, orders: 'removed', event: 'removed' });
  expect(await refetched()).toBe(true);
});

test('a log-in clears what the device remembers of the previous session, and is reported', () => {
  rememberChosenLogOut(true);
  retainedLog().retain(KIM.id);
  storage.set(`watch_log.${KIM.id}.12.a`, 1);
  const set = vi.fn();
  onTestFinished(apiEvents.on('user-set', set));
  setViewer(withQueries().queryClient, SAM, 'logIn');
  expect(wasLogOutChosen()).toBe(false);
  expect(storage.keys((key) => key.startsWith('watch_log'))).toEqual([]);
  expect(set.mock.calls).toEqual([[{ operation: 'logIn', email: SAM.email }]]);
});
