/**
 * A purchase from the press of the button to its end, as a machine without clocks or calls:
 *
 *   ready ──pay──> sending ──accepted──> confirming ──polled──> paid | failed
 *     ^              │  │                  ^     ^
 *     │           refused lost             │  authenticating (3-D Secure)
 *     ├──────────────┘  v                  │
 *     └──not arrived── looking ──found─────┘
 *
 * Only `ready` can pay. Where nobody knows whether an order was made, it is looked for first.
 */
import type { OrderLike } from '../../../lib/purchase/product';

export type SettlingOrder = OrderLike & { failure: string | null };

/** How an attempt ended that led to nothing: there is none any more, and another may begin. */
type Over = 'notArrived' | 'refunded';

export type Settlement<Order extends SettlingOrder, Refusal> =
  | { phase: 'ready'; refusal: Refusal | null; over: Over | null }
  | { phase: 'sending' }
  | { phase: 'elsewhere' }
  | { phase: 'looking'; looks: number; failures: number; retryAfterMs: number | null }
  | { phase: 'authenticating'; order: Order; secret: string }
  | { phase: 'confirming'; order: Order; polls: number; failures: number; retryAfterMs: number | null }
  | { phase: 'paid'; order: Order }
  | { phase: 'failed'; order: Order };

export type SettlementEvent<Order extends SettlingOrder, Refusal> =
  | { type: 'pay' }
  | { type: 'refused'; refusal: Refusal | null }
  | { type: 'accepted'; order: Order; secret: string | null }
  /** The answer to the purchase did not come: it may have been carried out. */
  | { type: 'lost' }
  | { type: 'busyElsewhere' }
  /** What the list of orders told: the order, or none. */
  | { type: 'looked'; order: Order | null }
  | { type: 'lookFailed'; retryAfterMs: number | null }
  | { type: 'authenticate'; secret: string }
  | { type: 'authenticated' }
  | { type: 'polled'; order: Order }
  | { type: 'pollFailed'; retryAfterMs: number | null }
  | { type: 'again'; refusal: Refusal };

/** A request cut off may still be on its way: only after so many looks is it taken not to have arrived. */
const LOOKS = 4;
export const POLL_MS = 2_000;
const LONGEST_MS = 60_000;

export const ready = { phase: 'ready', refusal: null, over: null } as const;
export const looking = { phase: 'looking', looks: 0, failures: 0, retryAfterMs: null } as const;

export function fromOrder<Order extends SettlingOrder, Refusal>(order: Order): Settlement<Order, Refusal> {
  switch (order.status) {
    case 'created':
      return { phase: 'confirming', order, polls: 0, failures: 0, retryAfterMs: null };
    case 'failed':
      return { phase: 'failed', order };
    case 'paid':
      return { phase: 'paid', order };
    case 'refunded':
      return { ...ready, over: 'refunded' };
  }
}

export function step<Order extends SettlingOrder, Refusal>(
  state: Settlement<Order, Refusal>,
  event: SettlementEvent<Order, Refusal>,
): Settlement<Order, Refusal> {
  switch (event.type) {
    case 'pay':
      return state.phase === 'ready' ? { phase: 'sending' } : state;
    case 'refused':
      return state.phase === 'sending' ? { ...ready, refusal: event.refusal } : state;
    case 'lost':
      return state.phase === 'sending' ? looking : state;
    case 'busyElsewhere':
      return state.phase === 'sending' ? { phase: 'elsewhere' } : state;
    case 'accepted':
      if (state.phase !== 'sending') return state;
      return event.secret && event.order.status === 'created'
        ? { phase: 'authenticating', order: event.order, secret: event.secret }
        : fromOrder(event.order);
    case 'looked':
      return looked(state, event.order);
    case 'lookFailed':
      return state.phase === 'looking'
        ? { ...state, failures: state.failures + 1, retryAfterMs: event.retryAfterMs }
        : state;
    case 'authenticate':
      return state.phase === 'confirming'
        ? { phase: 'authenticating', order: state.order, secret: event.secret }
        : state;
    case 'authenticated':
      return state.phase === 'authenticating' ? fromOrder(state.order) : state;
    case 'polled':
      if (state.phase !== 'confirming' || state.order.id !== event.order.id) return state;
      return event.order.status === 'created'
        ? { ...state, order: event.order, polls: state.polls + 1, failures: 0, retryAfterMs: null }
        : fromOrder(event.order);
    case 'pollFailed':
      return state.phase === 'confirming'
        ? { ...state, failures: state.failures + 1, retryAfterMs: event.retryAfterMs }
        : state;
    case 'again':
      return state.phase === 'failed' ? { ...ready, refusal: event.refusal } : state;
  }
}

function looked<Order extends SettlingOrder, Refusal>(
  state: Settlement<Order, Refusal>,
  order: Order | null,
): Settlement<Order, Refusal> {
  if (state.phase === 'elsewhere') return order ? fromOrder(order) : ready;
  // An order that was there when the page opened is followed as if it had just been made.
  if (state.phase === 'ready') return order?.status === 'created' ? fromOrder(order) : state;
  if (state.phase !== 'looking') return state;
  if (order) return fromOrder(order);
  const looks = state.looks + 1;
  return looks < LOOKS ? { ...looking, looks } : { ...ready, over: 'notArrived' };
}

/** How long until the next look or poll: 2 seconds, longer and longer while calls fail, as long as the backend asks for. */
export function waitMs(state: { failures: number; retryAfterMs: number | null }): number {
  const backoff = Math.min(POLL_MS * 2 ** state.failures, LONGEST_MS);
  return Math.max(backoff, state.retryAfterMs ?? 0);
}

/** Nothing new may be bought, and leaving the page loses sight of what is under way. */
export function isUnderWay({ phase }: { phase: Settlement<SettlingOrder, unknown>['phase'] }): boolean {
  return phase !== 'ready' && phase !== 'paid' && phase !== 'failed';
}
