import type { BuyResult, Order } from '@generated/model';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { isApiError } from '../../../api/errors';
import { refreshAfterPurchase } from '../../../api/session/after-purchase';
import { isFor, type Product, unsettledOrder } from '../../../lib/purchase/product';
import { type AttemptMemory, attemptMemory } from './attempt';
import { exclusively } from './exclusively';
import {
  askOrders,
  type Now,
  type Prepared,
  type PurchaseEvent,
  type PurchaseState,
  type SettlementOptions,
} from './purchase';
import { errorReason, isOutcomeUnknown, type Refusal, readRefusal } from './refusal';
import { fromOrder, looking, ready, step } from './settlement';
import { useFollowing } from './use-following';

/** Where a purchase stands as the page opens: one that was left under way is taken up again. */
function begin(memory: AttemptMemory, orders: readonly Order[], product: Product): PurchaseState {
  const attempt = memory.read();
  const own = attempt?.orderId ? orders.find(({ id }) => id === attempt.orderId) : undefined;
  if (own) return fromOrder(own);
  if (attempt) return looking;
  const waiting = unsettledOrder(orders, product);
  return waiting ? fromOrder(waiting) : ready;
}

/** One purchase of one product, followed to its end. See settlement.ts for the states. */
export function useSettlement(options: SettlementOptions) {
  const { viewerId, product } = options;
  const queryClient = useQueryClient();
  const memory = attemptMemory(viewerId, product);
  const [state, dispatch] = useReducer(step<Order, Refusal>, null, () =>
    begin(memory, options.orders, product),
  );
  const now = useRef({ options, memory });
  useEffect(() => {
    now.current = { options, memory };
  });

  useFollowing(state, dispatch, queryClient, now);
  useEnding(state, queryClient, now);

  const paying = useRef(false);
  async function pay(prepare: () => Promise<Prepared>): Promise<void> {
    if (paying.current || state.phase !== 'ready') return;
    paying.current = true;
    dispatch({ type: 'pay' });
    try {
      const prepared = await prepare();
      if ('refusal' in prepared) return dispatch({ type: 'refused', refusal: prepared.refusal });
      const turn = await exclusively(memory.lock, () => attempt(prepared.send));
      dispatch(turn ? turn.result : { type: 'busyElsewhere' });
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

  /** In no other tab at once: looks what there is, notes what is being sent, sends it a single time. */
  async function attempt(send: () => Promise<BuyResult>): Promise<PurchaseEvent> {
    if (memory.read()) return { type: 'lost' };
    const before = await askOrders(queryClient);
    const waiting = unsettledOrder(before, product);
    if (waiting) return { type: 'accepted', order: waiting, secret: null };
    if (options.isBought(before)) return { type: 'refused', refusal: { about: 'bought' } };
    const known = before.filter((order) => isFor(order, product)).map(({ id }) => id);
    memory.write({ known, orderId: null });
    try {
      const { order, client_secret } = await send();
      memory.write({ known, orderId: order.id });
      if (client_secret) memory.writeSecret(client_secret);
      return { type: 'accepted', order, secret: client_secret };
    } catch (error) {
      if (!isApiError(error) || isOutcomeUnknown(error)) return { type: 'lost' };
      memory.forget();
      if (error.code === 'already_purchased') void queryClient.invalidateQueries();
      return refused(error);
    }
  }

  const secret = state.phase === 'confirming' ? memory.readSecret() : undefined;
  return {
    state,
    pay,
    /** After a payment that failed: the form again, with the reason. */
    again: (refusal: Refusal) => dispatch({ type: 'again', refusal }),
    /** Takes an authentication up again that was left; null where there is none. */
    authenticate: secret ? () => dispatch({ type: 'authenticate', secret }) : null,
  };
}

/** What follows from a purchase that has ended, a single time. */
function useEnding(state: PurchaseState, queryClient: QueryClient, now: Now): void {
  const told = useRef<number | null>(null);
  const order = state.phase === 'paid' || state.phase === 'failed' ? state.order : null;
  const over = state.phase === 'ready' ? state.over : null;

  useEffect(() => {
    if (!order || told.current === order.id) return;
    told.current = order.id;
    const { memory, options } = now.current;
    memory.forget();
    void refreshAfterPurchase(queryClient);
    if (order.status === 'paid') options.onPaid(order);
    else options.onFailed(order);
  }, [order, queryClient, now]);

  useEffect(() => {
    if (over) now.current.memory.forget();
  }, [over, now]);
}

export type SettlementNow = ReturnType<typeof useSettlement>;
