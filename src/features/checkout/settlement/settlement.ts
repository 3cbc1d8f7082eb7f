import type { ErrorMessageId } from '../../../api/error-messages';
import type { OrderLike } from '../../../lib/purchase/product';

export type SettlingOrder = OrderLike & { failure: string | null };

/**
 * Why an attempt ended without a payment of its own. `notSeen`: no order was found, which
 * does not prove that none will appear. `bought`: an earlier order for the product is paid.
 */
type EndReason = 'notSeen' | 'refunded' | 'bought';

/** What is known about the bank's part (3-D Secure) in a payment that is not settled. */
export type BankStep =
  /**
   * `authenticateAtOnce`: this page lost the response to its own purchase, so a secret that a poll returns is used at once.
   */
  | { step: 'unknown'; authenticateAtOnce: boolean }
  /** The bank is waiting for the viewer to approve the payment. */
  | { step: 'waiting'; secret: string }
  | { step: 'answered'; approved: boolean };

/** How the viewer came back from the bank. `notStarted`: the bank's page could not be opened. */
export type BankAnswer = 'approved' | 'refused' | 'notStarted';

interface Waiting {
  failures: number;
  retryAfterMs: number | null;
}

export interface Confirming<Order extends SettlingOrder> extends Waiting {
  phase: 'confirming';
  order: Order;
  polls: number;
  bank: BankStep;
  /** Whether the next poll happens without a wait. */
  pollNow: boolean;
}

/**
 * The states of a purchase, from the press of the pay button to its end. It uses no
 * clocks or requests, so that tests can run through it with tables.
 */
export type Settlement<Order extends SettlingOrder, Refusal> =
  | { phase: 'ready'; refusal: Refusal | null; endReason: EndReason | null }
  | { phase: 'sending' }
  /** Another tab is sending the purchase. */
  | { phase: 'inAnotherTab' }
  /** The list of orders is searched for a lost purchase. `own`: this page sent that purchase. */
  | ({ phase: 'searching'; searches: number; own: boolean } & Waiting)
  | { phase: 'authenticating'; order: Order; secret: string }
  | Confirming<Order>
  /** The API refuses to return the order, and another request would not change that. */
  | { phase: 'unreadable'; order: Order; reason: ErrorMessageId }
  | { phase: 'paid'; order: Order }
  | { phase: 'failed'; order: Order };

export type SettlementEvent<Order extends SettlingOrder, Refusal> =
  | { type: 'pay' }
  | { type: 'refused'; refusal: Refusal | null }
  | { type: 'accepted'; order: Order; secret: string | null }
  /** The response does not show whether the purchase was carried out. */
  | { type: 'lost' }
  | { type: 'busyInAnotherTab' }
  /**
   * The orders were listed. `order`: the attempt's order, if any. `bought`: an earlier
   * order for the product is paid.
   */
  | { type: 'searched'; order: Order | null; bought?: boolean }
  | { type: 'searchFailed'; retryAfterMs: number | null }
  | { type: 'authenticate' }
  | { type: 'authenticated'; answer: BankAnswer }
  /** `secret` is set while the bank's step is open, if the backend returns it with the order. */
  | { type: 'polled'; order: Order; secret?: string | null }
  | { type: 'pollFailed'; retryAfterMs: number | null }
  | { type: 'pollRefused'; reason: ErrorMessageId }
  | { type: 'checkAgain' }
  | { type: 'backToForm'; refusal: Refusal };

/**
 * An aborted request may still reach the backend, so the orders are listed this often
 * before the form returns.
 */
const MAX_SEARCHES = 4;
export const POLL_MS = 2_000;
const MAX_WAIT_MS = 60_000;

const IDLE = { failures: 0, retryAfterMs: null } as const;
const UNKNOWN_BANK: BankStep = { step: 'unknown', authenticateAtOnce: false };

export const ready = { phase: 'ready', refusal: null, endReason: null } as const;
/** The state of an attempt without a known response, from an earlier page load or from another tab. */
export const searching = { phase: 'searching', searches: 0, own: false, ...IDLE } as const;

export function fromOrder<Order extends SettlingOrder, Refusal>(
  order: Order,
  bank: BankStep = UNKNOWN_BANK,
): Settlement<Order, Refusal> {
  switch (order.status) {
    case 'created':
      return { phase: 'confirming', order, polls: 0, bank, pollNow: bank.step === 'answered', ...IDLE };
    case 'failed':
      return { phase: 'failed', order };
    case 'paid':
      return { phase: 'paid', order };
    case 'refunded':
      return { ...ready, endReason: 'refunded' };
  }
}

export function settlementReducer<Order extends SettlingOrder, Refusal>(
  state: Settlement<Order, Refusal>,
  event: SettlementEvent<Order, Refusal>,
): Settlement<Order, Refusal> {
  switch (event.type) {
    case 'pay':
      // Only `ready` can pay, so that no purchase is sent twice.
      return state.phase === 'ready' ? { phase: 'sending' } : state;
    case 'refused':
      return state.phase === 'sending' ? { ...ready, refusal: event.refusal } : state;
    case 'lost':
      // The order may exist although its response was lost, so the orders are listed before the form returns.
      return state.phase === 'sending' ? { ...searching, own: true } : state;
    case 'busyInAnotherTab':
      return state.phase === 'sending' ? { phase: 'inAnotherTab' } : state;
    case 'accepted':
      if (state.phase !== 'sending') return state;
      return event.secret && event.order.status === 'created'
        ? { phase: 'authenticating', order: event.order, secret: event.secret }
        : fromOrder(event.order);
    case 'searched':
      return afterSearch(state, event.order, event.bought ?? false);
    case 'searchFailed':
      return state.phase === 'searching'
        ? { ...state, failures: state.failures + 1, retryAfterMs: event.retryAfterMs }
        : state;
    case 'authenticate':
      return state.phase === 'confirming' && state.bank.step === 'waiting'
        ? { phase: 'authenticating', order: state.order, secret: state.bank.secret }
        : state;
    case 'authenticated': {
      if (state.phase !== 'authenticating') return state;
      const bank: BankStep =
        event.answer === 'notStarted'
          ? { step: 'waiting', secret: state.secret }
          : { step: 'answered', approved: event.answer === 'approved' };
      return fromOrder(state.order, bank);
    }
    case 'polled':
      if (state.phase !== 'confirming' || state.order.id !== event.order.id) return state;
      return event.order.status === 'created'
        ? stillCreated(state, event.order, event.secret ?? null)
        : fromOrder(event.order);
    case 'pollFailed':
      return state.phase === 'confirming'
        ? { ...state, failures: state.failures + 1, retryAfterMs: event.retryAfterMs, pollNow: false }
        : state;
    case 'pollRefused':
      return state.phase === 'confirming'
        ? { phase: 'unreadable', order: state.order, reason: event.reason }
        : state;
    case 'checkAgain':
      // The list of orders may contain the order even though the API refuses to return it alone.
      if (state.phase === 'unreadable') return searching;
      return state.phase === 'confirming' ? { ...state, pollNow: true } : state;
    case 'backToForm':
      return state.phase === 'failed' ? { ...ready, refusal: event.refusal } : state;
  }
}

function afterSearch<Order extends SettlingOrder, Refusal>(
  state: Settlement<Order, Refusal>,
  order: Order | null,
  bought: boolean,
): Settlement<Order, Refusal> {
  if (state.phase === 'inAnotherTab') {
    if (order) return fromOrder(order);
    return bought ? { ...ready, endReason: 'bought' } : ready;
  }
  if (state.phase !== 'searching') return state;
  if (order) return fromOrder(order, { step: 'unknown', authenticateAtOnce: state.own });
  if (bought) return { ...ready, endReason: 'bought' };
  const searches = state.searches + 1;
  return searches < MAX_SEARCHES ? { ...state, ...IDLE, searches } : { ...ready, endReason: 'notSeen' };
}

function stillCreated<Order extends SettlingOrder, Refusal>(
  state: Confirming<Order>,
  order: Order,
  secret: string | null,
): Settlement<Order, Refusal> {
  const { bank } = state;
  if (bank.step === 'unknown' && bank.authenticateAtOnce && secret)
    return { phase: 'authenticating', order, secret };
  return {
    ...state,
    ...IDLE,
    order,
    polls: state.polls + 1,
    pollNow: false,
    // A known bank step is not overwritten: the backend may still return the secret after the bank's step.
    bank: bank.step === 'unknown' && secret ? { step: 'waiting', secret } : bank,
  };
}

/**
 * The wait before the next request: 2 seconds, doubled with each failure, and never less than Retry-After.
 */
export function waitMs(state: Waiting & { pollNow?: boolean }): number {
  if (state.pollNow) return 0;
  const backoff = Math.min(POLL_MS * 2 ** state.failures, MAX_WAIT_MS);
  return Math.max(backoff, state.retryAfterMs ?? 0);
}

type Settled = 'ready' | 'paid' | 'failed';

/** While this is true, nothing new may be bought, and the viewer should stay on the page. */
export function isUnderWay<State extends { phase: Settlement<SettlingOrder, unknown>['phase'] }>(
  state: State,
): state is Exclude<State, { phase: Settled }> {
  return state.phase !== 'ready' && state.phase !== 'paid' && state.phase !== 'failed';
}
