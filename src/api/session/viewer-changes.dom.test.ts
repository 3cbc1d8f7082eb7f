import { useGetEvent } from '@generated/api/events/events';
import { useListOrders } from '@generated/api/orders/orders';
import { getGetProfileQueryKey } from '@generated/api/profile/profile';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shows } from '../../../tests/statements/shows';
import { failure, fakeBackend, withQueries } from '../fake-backend.test-help';
import { clearViewer } from './viewer-changes';

const ORDERS = 'GET /api/orders';
const EVENT = 'GET /api/events/7';

test(
  'cancels the queries of a user that leaves, and sends only those again that a visitor may send',
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
