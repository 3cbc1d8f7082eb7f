import type { Order } from '@generated/model';
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { useReducer, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/errors';
import type { Now, PurchaseEvent, PurchaseState } from './purchase';
import { fromOrder, step } from './settlement';
import { useFollowing } from './use-following';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const order = (status: Order['status']) => ({ id: 7, status, failure: null }) as unknown as Order;
const throttled = () =>
  new ApiError({ kind: 'status', operation: 'getOrder', status: 429, retryAfterMs: 10_000 });

test('polling that fails again and again, in the same way, goes on until the order is known', async () => {
  const queryClient = new QueryClient();
  const ask = vi.spyOn(queryClient, 'fetchQuery');
  for (let failed = 0; failed < 3; failed += 1) ask.mockRejectedValueOnce(throttled());
  ask.mockResolvedValue(order('paid'));
  const { result } = renderHook(() => {
    const [state, dispatch] = useReducer(
      (before: PurchaseState, event: PurchaseEvent) => step(before, event),
      fromOrder<Order, never>(order('created')),
    );
    // Neither the memory nor the options are asked while an order is polled.
    useFollowing(state, dispatch, queryClient, useRef({} as Now['current']));
    return state;
  });
  for (let asked = 1; asked <= 3; asked += 1) {
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(ask).toHaveBeenCalledTimes(asked);
    expect(result.current.phase).toBe('confirming');
  }
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(result.current.phase).toBe('paid');
});
