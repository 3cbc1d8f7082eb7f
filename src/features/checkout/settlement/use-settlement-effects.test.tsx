import type { Order } from '@generated/model';
import { act, renderHook } from '@testing-library/react';
import { shows } from '@tests/statements/shows';
import { useReducer, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBackend, json, withQueries } from '../../../api/fake-backend.test-help';
import { ticketOrder } from './order.test-help';
import type { LatestOptions, PurchaseEvent, PurchaseState } from './purchase';
import { fromOrder, settlementReducer } from './settlement';
import { useSettlementEffects } from './use-settlement-effects';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const POLLED = 'GET /api/orders/7';
const throttled = () =>
  Response.json({ code: 'too_many_requests' }, { status: 429, headers: { 'Retry-After': '10' } });

/** Renders a purchase whose order is being polled. */
function startPolling(respond: () => Response) {
  const backend = fakeBackend({ [POLLED]: respond });
  const { queryClient, wrapper } = withQueries();
  const { result } = renderHook(
    () => {
      const [state, dispatch] = useReducer(
        (before: PurchaseState, event: PurchaseEvent) => settlementReducer(before, event),
        fromOrder<Order, never>(ticketOrder('created')),
      );
      // Polling uses neither the attempt memory nor the options, so an empty object is enough.
      useSettlementEffects(state, dispatch, queryClient, useRef({} as LatestOptions['current']));
      return state;
    },
    { wrapper },
  );
  return { backend, result };
}

test('polling continues after repeated identical failures until the order is paid', async () => {
  const { backend, result } = startPolling(throttled);
  for (let polls = 1; polls <= 3; polls += 1) {
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(backend.count(POLLED)).toBe(polls);
    expect(result.current.phase).toBe('confirming');
  }
  backend.routes[POLLED] = () => json(ticketOrder('paid'));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(result.current.phase).toBe('paid');
});

const refusal = (status: number, code: string) => () =>
  Response.json({ code, message: 'refused', errors: {} }, { status });

test.each([
  [400, 'validation_failed', 'error.somethingWrong'],
  [401, 'unauthenticated', 'error.unauthenticated'],
  [403, 'geo_blocked', 'error.geoBlocked'],
  [404, 'not_found', 'error.somethingWrong'],
])(
  'polling ends with the API’s message when the API responds with %i %s',
  shows('order rejects on request error'),
  async (status, code, reason) => {
    const { backend, result } = startPolling(refusal(status, code));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(result.current).toMatchObject({ phase: 'unreadable', order: { id: 7 }, reason });
    const polls = backend.count(POLLED);
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(backend.count(POLLED)).toBe(polls);
  },
);

/** Renders after each second, as a real page does, because an effect starts the next poll. */
async function seconds(count: number): Promise<void> {
  for (let passed = 0; passed < count; passed += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
}

test.each([
  ['a gateway’s page with 404', () => new Response('<h1>Not found</h1>', { status: 404 })],
  ['another server’s JSON with 403', () => Response.json({ error: 'blocked' }, { status: 403 })],
  ['a server error', refusal(500, 'server_error')],
  ['no JSON with 200', () => new Response('<h1>Hello</h1>')],
])('polling continues at growing intervals after a response that is %s', async (_, respond) => {
  const { backend, result } = startPolling(respond);
  await seconds(60);
  expect(result.current).toMatchObject({ phase: 'confirming' });
  const inTheFirstMinute = backend.count(POLLED);
  await seconds(60);
  expect(backend.count(POLLED) - inTheFirstMinute).toBeLessThan(inTheFirstMinute);
  backend.routes[POLLED] = () => json(ticketOrder('paid'));
  await seconds(120);
  expect(result.current.phase).toBe('paid');
});
