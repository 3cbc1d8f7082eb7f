import { getOrder } from '@generated/api/orders/orders';
import type { Order } from '@generated/model';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isContractFailure } from '../../../api/contract-failure';
import { apiErrorMessage } from '../../../api/error-messages';
import { isApiError } from '../../../api/errors';
import { requestClock } from '../../../lib/time/request-clock';
import { exclusively } from './exclusively';
import { listOrdersNow, type Now, orderOf, type PurchaseEvent, type PurchaseState } from './purchase';
import { OrderFailed, settleOrder } from './settle-order';
import { POLL_MS, waitMs } from './settlement';

/**
 * Continues a purchase without the viewer: polls or searches for its order, opens the
 * bank's page, and waits for another tab.
 */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure ends the polling, which then starts again
  useEffect(() => {
    if (phase !== 'confirming' || orderId === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let secret: string | null = null;
    settleOrder(orderId, {
      read: async (id) => {
        // Removes the secret from the order, so that it reaches neither the query cache nor storage.
        const { client_secret, ...order } = await getOrder(id, { signal });
        secret = client_secret ?? null;
        return order;
      },
      onWaiting: (order) => dispatch({ type: 'polled', order, secret }),
      firstMs: wait,
      signal,
    }).then(
      (order: Order) => dispatch({ type: 'polled', order }),
      (error: unknown) => {
        if (signal.aborted) return;
        if (error instanceof OrderFailed) dispatch({ type: 'polled', order: error.order });
        else dispatch(failedPoll(error));
      },
    );
    return () => leaving.abort();
  }, [phase, orderId, failures, wait, queryClient, dispatch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each look that ends starts the next
  useEffect(() => {
    if (phase !== 'looking') return;
    let current = true;
    const stopWaiting = requestClock.wait(
      async () => {
        try {
          const orders = await listOrdersNow(queryClient);
          const { memory, options } = now.current;
          const order = orderOf(memory, orders, options.product);
          if (current) dispatch({ type: 'looked', order, bought: options.isBought(orders) });
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
    const { memory, options } = now.current;
    // The secret has to survive a reload, because a backend without the contract's
    // extension does not return it again.
    memory.writeSecret(secret);
    options.authenticate(secret).then((answer) => {
      begun.current = null;
      if (answer !== 'notStarted') now.current.memory.forgetSecret();
      dispatch({ type: 'authenticated', answer });
    });
  }, [secret, now, dispatch]);

  useEffect(() => {
    if (phase !== 'inAnotherTab') return;
    let current = true;
    const look = async () => {
      const { memory, options } = now.current;
      const free = await exclusively(memory.lock, async () => true);
      if (!free) return;
      try {
        const orders = await listOrdersNow(queryClient);
        const order = orderOf(memory, orders, options.product);
        if (current) dispatch({ type: 'looked', order, bought: options.isBought(orders) });
      } catch {
        // The interval tries again at its next tick.
      }
    };
    const timer = setInterval(look, POLL_MS);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [phase, now, queryClient, dispatch]);
}

/**
 * An error response of the API itself ends the polling. Rate limits, missing responses
 * and responses of other servers do not.
 */
function failedPoll(error: unknown): PurchaseEvent {
  if (isApiError(error) && isContractFailure(error) && error.status !== 429)
    return { type: 'pollRefused', reason: apiErrorMessage(error) };
  return { type: 'pollFailed', retryAfterMs: isApiError(error) ? error.retryAfterMs : null };
}
