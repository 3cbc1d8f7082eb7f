import type { BuyResult, Order } from '@generated/model';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { isApiError } from '../../../api/errors';
import { ordersKey } from '../../../api/hooks/orders';
import { refreshAfterPurchase } from '../../../api/session/after-purchase';
import { type AttemptMemory, attemptMemory } from '../../../browser/storage/purchase-attempt';
import { isFor, type Product, unsettledOrder } from '../../../lib/purchase/product';
import { exclusively } from './exclusively';
import {
  type LatestOptions,
  listOrdersNow,
  type Prepared,
  type PurchaseEvent,
  type PurchaseState,
  type SettlementOptions,
} from './purchase';
import { errorReason, isOutcomeUnknown, type Refusal, readRefusal } from './refusal';
import { fromOrder, ready, searching, settlementReducer } from './settlement';
import { useSettlementEffects } from './use-settlement-effects';

/** The state when the page opens. An unfinished purchase is resumed. */
function initialState(memory: AttemptMemory, orders: readonly Order[], product: Product): PurchaseState {
  const attempt = memory.read();
  const own = attempt?.orderId ? orders.find(({ id }) => id === attempt.orderId) : undefined;
  const secret = memory.readSecret();
  if (own) return secret ? fromOrder(own, { step: 'waiting', secret }) : fromOrder(own);
  if (attempt) return searching;
  const waiting = unsettledOrder(orders, product);
  return waiting ? fromOrder(waiting) : ready;
}

/**
 * Runs the purchase of one product from the pay button to its end. The states are explained in settlement.ts.
 */
export function useSettlement(options: SettlementOptions) {
  const { viewerId, product } = options;
  const queryClient = useQueryClient();
  const memory = attemptMemory(viewerId, product);
  const [state, dispatch] = useReducer(settlementReducer<Order, Refusal>, null, () =>
    initialState(memory, options.orders, product),
  );
  const latest = useRef({ options, memory });
  useEffect(() => {
    latest.current = { options, memory };
  });

  useSettlementEffects(state, dispatch, queryClient, latest);
  useEnding(state, queryClient, latest);

  const paying = useRef(false);
  async function pay(prepare: () => Promise<Prepared>): Promise<void> {
    if (paying.current || state.phase !== 'ready') return;
    paying.current = true;
    dispatch({ type: 'pay' });
    try {
      const prepared = await prepare();
      if ('refusal' in prepared) return dispatch({ type: 'refused', refusal: prepared.refusal });
      const turn = await exclusively(memory.lock, () => attempt(prepared.send));
      dispatch(turn ? turn.result : { type: 'busyInAnotherTab' });
    } catch (error) {
      dispatch(refused(error));
    } finally {
      paying.current = false;
    }
  }

  function refused(error: unknown): PurchaseEvent {
    if (!isApiError(error))
      return { type: 'refused', refusal: { about: 'call', message: 'error.somethingWrong' } };
    options.onRefused(errorReason(error));
    return { type: 'refused', refusal: readRefusal(error) };
  }

  /** Lists the orders, records the attempt and sends the purchase once. Runs in only one tab at a time. */
  async function attempt(send: () => Promise<BuyResult>): Promise<PurchaseEvent> {
    if (memory.read()) return { type: 'lost' };
    const before = await listOrdersNow(queryClient);
    const waiting = unsettledOrder(before, product);
    if (waiting) return { type: 'accepted', order: waiting, secret: null };
    if (options.isBought(before)) return { type: 'refused', refusal: { about: 'bought' } };
    const known = before.filter((order) => isFor(order, product)).map(({ id }) => id);
    memory.write({ known, orderId: null });
    try {
      const { order, client_secret } = await send();
      memory.write({ known, orderId: order.id });
      // Other screens have to load the orders again. This screen polls its own order, so
      // nothing is refetched now.
      void queryClient.invalidateQueries({ queryKey: ordersKey, refetchType: 'none' });
      return { type: 'accepted', order, secret: client_secret };
    } catch (error) {
      if (!isApiError(error) || isOutcomeUnknown(error)) return { type: 'lost' };
      memory.clear();
      return refused(error);
    }
  }

  return {
    state,
    pay,
    /** Returns to the form with the reason after a payment failed. */
    returnToForm: (refusal: Refusal) => dispatch({ type: 'backToForm', refusal }),
    /** Opens the bank's page if the bank is waiting for the viewer. */
    authenticate: () => dispatch({ type: 'authenticate' }),
    /** Polls the order at once, without waiting for the next poll. */
    checkAgain: () => dispatch({ type: 'checkAgain' }),
  };
}

/** Cleans up and reports the result once when the purchase ends. */
function useEnding(state: PurchaseState, queryClient: QueryClient, latest: LatestOptions): void {
  const endedId = useRef<number | null>(null);
  const order = state.phase === 'paid' || state.phase === 'failed' ? state.order : null;
  const endReason = state.phase === 'ready' ? state.endReason : null;

  useEffect(() => {
    if (!order || endedId.current === order.id) return;
    endedId.current = order.id;
    const { memory, options } = latest.current;
    memory.clear();
    void refreshAfterPurchase(queryClient);
    if (order.status === 'paid') options.onPaid(order);
    else options.onFailed(order);
  }, [order, queryClient, latest]);

  useEffect(() => {
    if (!endReason) return;
    latest.current.memory.clear();
    if (endReason === 'bought') void queryClient.invalidateQueries();
  }, [endReason, queryClient, latest]);
}

export type SettlementNow = ReturnType<typeof useSettlement>;
