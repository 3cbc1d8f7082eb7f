import { getOrder } from '@generated/api/orders/orders';
import type { Order } from '@generated/model';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isContractFailure } from '../../../api/contract-failure';
import { apiErrorMessage } from '../../../api/error-messages';
import { isApiError } from '../../../api/errors';
import { requestClock } from '../../../lib/time/request-clock';
import { exclusively } from './exclusively';
import {
  findAttemptOrder,
  type LatestOptions,
  listOrdersNow,
  type PurchaseEvent,
  type PurchaseState,
} from './purchase';
import { OrderFailed, settleOrder } from './settle-order';
import { POLL_MS, waitMs } from './settlement';

/**
 * Continues a purchase without the viewer: polls or searches for its order, opens the
 * bank's page, and waits for another tab.
 */
export function useSettlementEffects(
  state: PurchaseState,
  dispatch: (event: PurchaseEvent) => void,
  queryClient: QueryClient,
  latest: LatestOptions,
): void {
  const { phase } = state;
  const orderId = 'order' in state ? state.order.id : null;
  const secret = phase === 'authenticating' ? state.secret : null;
  const failures = 'failures' in state ? state.failures : 0;
  const delayMs = 'failures' in state ? waitMs(state) : 0;
  const searches = phase === 'searching' ? state.searches : 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure ends the polling, which then starts again
  useEffect(() => {
    if (phase !== 'confirming' || orderId === null) return;
    const aborter = new AbortController();
    const { signal } = aborter;
    let secret: string | null = null;
    settleOrder(orderId, {
      read: async (id) => {
        // Removes the secret from the order, so that it reaches neither the query cache nor storage.
        const { client_secret, ...order } = await getOrder(id, { signal });
        secret = client_secret ?? null;
        return order;
      },
      onWaiting: (order) => dispatch({ type: 'polled', order, secret }),
      firstMs: delayMs,
      signal,
    }).then(
      (order: Order) => dispatch({ type: 'polled', order }),
      (error: unknown) => {
        if (signal.aborted) return;
        if (error instanceof OrderFailed) dispatch({ type: 'polled', order: error.order });
        else dispatch(failedPoll(error));
      },
    );
    return () => aborter.abort();
  }, [phase, orderId, failures, delayMs, queryClient, dispatch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the next search starts when the previous one ends
  useEffect(() => {
    if (phase !== 'searching') return;
    let current = true;
    const stopWaiting = requestClock.wait(
      async () => {
        try {
          const orders = await listOrdersNow(queryClient);
          const { memory, options } = latest.current;
          const order = findAttemptOrder(memory, orders, options.product);
          if (current) dispatch({ type: 'searched', order, bought: options.isBought(orders) });
        } catch (error) {
          const retryAfterMs = isApiError(error) ? error.retryAfterMs : null;
          if (current) dispatch({ type: 'searchFailed', retryAfterMs });
        }
      },
      searches === 0 && failures === 0 ? 0 : delayMs,
    );
    return () => {
      current = false;
      stopWaiting();
    };
  }, [phase, searches, failures]);

  const openSecret = useRef<string | null>(null);
  useEffect(() => {
    if (secret === null || openSecret.current === secret) return;
    openSecret.current = secret;
    const { memory, options } = latest.current;
    // The secret has to survive a reload, because a backend without the contract's
    // extension does not return it again.
    memory.writeSecret(secret);
    options.authenticate(secret).then((answer) => {
      openSecret.current = null;
      if (answer !== 'notStarted') latest.current.memory.clearSecret();
      dispatch({ type: 'authenticated', answer });
    });
  }, [secret, latest, dispatch]);

  useEffect(() => {
    if (phase !== 'inAnotherTab') return;
    let current = true;
    const searchOrders = async () => {
      const { memory, options } = latest.current;
      const free = await exclusively(memory.lock, async () => true);
      if (!free) return;
      try {
        const orders = await listOrdersNow(queryClient);
        const order = findAttemptOrder(memory, orders, options.product);
        if (current) dispatch({ type: 'searched', order, bought: options.isBought(orders) });
      } catch {
        // The interval tries again at its next tick.
      }
    };
    const timer = setInterval(searchOrders, POLL_MS);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [phase, latest, queryClient, dispatch]);
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
