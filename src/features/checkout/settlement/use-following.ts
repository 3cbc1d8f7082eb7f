import { getGetOrderQueryOptions } from '@generated/api/orders/orders';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isApiError } from '../../../api/errors';
import { requestClock } from '../../../lib/time/request-clock';
import { exclusively } from './exclusively';
import { askOrders, type Now, orderOf, type PurchaseEvent, type PurchaseState } from './purchase';
import { OrderFailed, settleOrder } from './settle-order';
import { POLL_MS, waitMs } from './settlement';

/** What moves a purchase on by itself: polling, looking for its order, authenticating, waiting for another tab. */
export function useFollowing(
  state: PurchaseState,
  dispatch: (event: PurchaseEvent) => void,
  queryClient: QueryClient,
  now: Now,
): void {
  const { phase } = state;
  const orderId = 'order' in state ? state.order.id : null;
  const secret = phase === 'authenticating' ? state.secret : null;
  const failures = 'failures' in state ? state.failures : 0;
  const wait = 'failures' in state ? waitMs(state) : 0;
  const looks = phase === 'looking' ? state.looks : 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure that ends the polling begins it anew
  useEffect(() => {
    if (phase !== 'confirming' || orderId === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    settleOrder(orderId, {
      read: (id) => queryClient.fetchQuery({ ...getGetOrderQueryOptions(id), staleTime: 0 }),
      onWaiting: (order) => dispatch({ type: 'polled', order }),
      firstMs: wait,
      signal,
    }).then(
      (order) => dispatch({ type: 'polled', order }),
      (error: unknown) => {
        if (signal.aborted) return;
        if (error instanceof OrderFailed) dispatch({ type: 'polled', order: error.order });
        else dispatch({ type: 'pollFailed', retryAfterMs: isApiError(error) ? error.retryAfterMs : null });
      },
    );
    return () => leaving.abort();
  }, [phase, orderId, failures, wait, queryClient, dispatch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each look that ends begins the next
  useEffect(() => {
    if (phase !== 'looking') return;
    let current = true;
    const stopWaiting = requestClock.wait(
      async () => {
        try {
          const orders = await askOrders(queryClient);
          const { memory, options } = now.current;
          if (current) dispatch({ type: 'looked', order: orderOf(memory, orders, options.product) });
        } catch (error) {
          const retryAfterMs = isApiError(error) ? error.retryAfterMs : null;
          if (current) dispatch({ type: 'lookFailed', retryAfterMs });
        }
      },
      looks === 0 && failures === 0 ? 0 : wait,
    );
    return () => {
      current = false;
      stopWaiting();
    };
  }, [phase, looks, failures]);

  const begun = useRef<string | null>(null);
  useEffect(() => {
    if (secret === null || begun.current === secret) return;
    begun.current = secret;
    now.current.options.authenticate(secret).then((done) => {
      begun.current = null;
      if (done) now.current.memory.forgetSecret();
      dispatch({ type: 'authenticated' });
    });
  }, [secret, now, dispatch]);

  useEffect(() => {
    if (phase !== 'elsewhere') return;
    let current = true;
    const look = async () => {
      const { memory, options } = now.current;
      const free = await exclusively(memory.lock, async () => true);
      if (!free) return;
      try {
        const order = orderOf(memory, await askOrders(queryClient), options.product);
        if (current) dispatch({ type: 'looked', order });
      } catch {
        // Asked again in a moment.
      }
    };
    const timer = setInterval(look, POLL_MS);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [phase, now, queryClient, dispatch]);
}
