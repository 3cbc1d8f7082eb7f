import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, fakeBackend, json, withQueries } from '../fake-backend.test-help';
import { useOrders } from './orders';

const [PROFILE, ORDERS] = ['GET /api/profile', 'GET /api/orders'];
const orders = { data: [{ id: 1 }], meta: { total: 1 } };

test('loads all orders of a user, not only one page of them', async () => {
  fakeBackend({
    [PROFILE]: () => json({ id: 4 }),
    [ORDERS]: ({ query }) => (query.get('no_limit') === '1' ? json(orders) : failure(400)),
  });
  const { wrapper } = withQueries();
  const { result } = renderHook(() => useOrders(), { wrapper });
  await waitFor(() => expect(result.current.data).toEqual(orders));
});

test('the orders of a visitor are not requested', async () => {
  const backend = fakeBackend({ [PROFILE]: () => failure(401), [ORDERS]: () => json(orders) });
  const { queryClient, wrapper } = withQueries();
  renderHook(() => useOrders(), { wrapper });
  await waitFor(() => expect(backend.calls).toEqual([PROFILE]));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await act(async () => {});
  expect(backend.calls).toEqual([PROFILE]);
});
