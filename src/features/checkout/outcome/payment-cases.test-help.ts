import { ticketOrder } from '../settlement/order.test-help';
import {
  fromOrder,
  type Settlement,
  type SettlingOrder,
  searching,
  settlementReducer,
} from '../settlement/settlement';
import type { PaymentWords, UnderWay } from './payment-words';

export type State = Settlement<SettlingOrder, string>;
export type Event = Parameters<typeof settlementReducer<SettlingOrder, string>>[1];

const created = ticketOrder('created');
export const sending: State = { phase: 'sending' };
export const accepted: Event = { type: 'accepted', order: created, secret: null };
export const lost: Event = { type: 'lost' };
export const polled = { type: 'polled', order: created } as const;
const withBank: Event = { type: 'accepted', order: created, secret: 's' };
const found: Event = { type: 'searched', order: created };
const failedPoll: Event = { type: 'pollFailed', retryAfterMs: null };

export const stateAfter = (state: State, ...events: Event[]): State =>
  events.reduce(settlementReducer<SettlingOrder, string>, state);

function underWay(state: State): UnderWay {
  switch (state.phase) {
    case 'ready':
    case 'sending':
    case 'paid':
    case 'failed':
      throw new Error(`${state.phase} is not under way`);
    default:
      return state;
  }
}

/** The state after the purchase was sent and these events were applied. */
const sent = (...events: Event[]) => underWay(stateAfter(sending, ...events));

type Text = readonly [english: string, french: string];
type Words = readonly [title: Text, body: Text];

const CONFIRMING: Words = [
  ['Your payment is being confirmed', 'Votre paiement est en cours de confirmation'],
  [
    'Please don’t pay again. You may leave this page: we’ll finish this in the background; you’ll find it under Your orders.',
    'Ne payez pas une deuxième fois. Vous pouvez quitter cette page : nous terminons en arrière-plan, et l’achat figurera dans Vos commandes.',
  ],
];
const LOOKING: Words = [
  ['Checking whether your order went through', 'Nous vérifions si votre commande nous est parvenue'],
  ['Please don’t pay again while we check.', 'Ne payez pas une deuxième fois pendant que nous vérifions.'],
];
const BANK_OPEN: Words = [
  ['Confirm with your bank', 'Confirmez auprès de votre banque'],
  [
    'Your bank asks you to confirm this payment. You won’t be charged until you do.',
    'Votre banque vous demande de confirmer ce paiement. Rien n’est débité avant votre confirmation.',
  ],
];
const BANK_WAITS: Words = [
  [
    'Your bank still needs you to approve this payment',
    'Votre banque attend encore que vous approuviez ce paiement',
  ],
  [
    'Please don’t pay again: continue with your bank to finish this payment.',
    'Ne payez pas une deuxième fois : poursuivez avec votre banque pour terminer ce paiement.',
  ],
];
const BANK_REFUSED: Words = [
  ['Your bank did not approve this payment', 'Votre banque n’a pas approuvé ce paiement'],
  [
    'We’re checking your order. Please don’t pay again until we know.',
    'Nous vérifions votre commande. Ne payez pas une deuxième fois avant d’être fixé.',
  ],
];
const NOT_PAID: Words = [
  [
    'As far as we can see, this order isn’t paid yet',
    'À notre connaissance, cette commande n’est pas encore payée',
  ],
  [
    'Please don’t pay again. We keep checking. If this doesn’t change, write to {email} and give the order number.',
    'Ne payez pas une deuxième fois. Nous continuons à vérifier. Si rien ne change, écrivez à {email} en indiquant le numéro de commande.',
  ],
];
const UNSTEADY: Text = [
  'The connection is unsteady. We keep checking.',
  'La connexion est instable. Nous continuons à vérifier.',
];
const SLOW: Text = [
  'This takes longer than usual. We keep checking.',
  'C’est plus long que d’habitude. Nous continuons à vérifier.',
];

const IN_ANOTHER_TAB: Words = [
  ['This purchase is in progress in another tab', 'Cet achat est en cours dans un autre onglet'],
  [
    'Please don’t pay again. This page follows the other tab.',
    'Ne payez pas une deuxième fois. Cette page suit l’autre onglet.',
  ],
];

const REFUSED: Text = [
  'Something went wrong. Please try again or contact technical support',
  'Une erreur s’est produite. Réessayez ou communiquez avec le soutien technique',
];
const UNREADABLE: Words = [
  ['We can’t check this order', 'Nous ne pouvons pas vérifier cette commande'],
  [
    'Please don’t pay again before you have looked under Your orders. If the order isn’t there, write to {email} and give the order number.',
    'Ne payez pas une deuxième fois avant d’avoir consulté Vos commandes. Si la commande n’y figure pas, écrivez à {email} en indiquant le numéro de commande.',
  ],
];

export interface PaymentCase {
  name: string;
  state: UnderWay;
  waitedLong?: true;
  words: Words;
  notice?: Text;
  action?: NonNullable<PaymentWords['action']>;
  /** Whether the payment continues without the viewer, so that a spinner is shown. */
  spinner: boolean;
}

/** Every state of a payment that is not finished, with the exact English and French texts. */
export const PAYMENT_CASES: readonly PaymentCase[] = [
  { name: 'an accepted order', state: sent(accepted), words: CONFIRMING, spinner: true },
  {
    name: 'an accepted order after ten polls',
    state: sent(accepted, ...Array<Event>(10).fill(polled)),
    words: CONFIRMING,
    notice: SLOW,
    spinner: true,
  },
  {
    name: 'an order unsettled for a minute',
    state: sent(accepted),
    waitedLong: true,
    words: NOT_PAID,
    action: 'checkAgain',
    spinner: false,
  },
  {
    name: 'an order whose polls fail',
    state: sent(accepted, failedPoll),
    words: CONFIRMING,
    notice: UNSTEADY,
    spinner: true,
  },
  {
    name: 'an order whose polls have failed for a minute',
    state: sent(accepted, failedPoll),
    waitedLong: true,
    words: NOT_PAID,
    notice: UNSTEADY,
    action: 'checkAgain',
    spinner: false,
  },
  {
    name: 'an order that the API refuses to show',
    state: sent(accepted, { type: 'pollRefused', reason: 'error.somethingWrong' }),
    words: UNREADABLE,
    notice: REFUSED,
    action: 'checkAgain',
    spinner: false,
  },
  { name: 'a lost answer', state: sent(lost), words: LOOKING, spinner: true },
  {
    name: 'a lost answer while the orders cannot be listed',
    state: sent(lost, { type: 'searchFailed', retryAfterMs: null }),
    words: LOOKING,
    notice: UNSTEADY,
    spinner: true,
  },
  {
    name: 'a lost answer whose order was found',
    state: sent(lost, found),
    words: CONFIRMING,
    spinner: true,
  },
  {
    name: 'a lost answer whose order returns its secret',
    state: sent(lost, found, { ...polled, secret: 's' }),
    words: BANK_OPEN,
    spinner: false,
  },
  {
    name: 'an attempt of an earlier page load',
    state: underWay(searching),
    words: LOOKING,
    spinner: true,
  },
  { name: 'an order with the bank', state: sent(withBank), words: BANK_OPEN, spinner: false },
  {
    name: 'a bank’s page that did not open',
    state: sent(withBank, { type: 'authenticated', answer: 'notStarted' }),
    words: BANK_WAITS,
    action: 'authenticate',
    spinner: false,
  },
  {
    name: 'a bank that has waited for a minute',
    state: underWay(fromOrder(created, { step: 'waiting', secret: 's' })),
    waitedLong: true,
    words: BANK_WAITS,
    action: 'authenticate',
    spinner: false,
  },
  {
    name: 'an approved payment',
    state: sent(withBank, { type: 'authenticated', answer: 'approved' }),
    words: CONFIRMING,
    spinner: true,
  },
  {
    name: 'a refused payment',
    state: sent(withBank, { type: 'authenticated', answer: 'refused' }),
    words: BANK_REFUSED,
    spinner: true,
  },
  {
    name: 'a refused payment whose order has not settled for a minute',
    state: sent(withBank, { type: 'authenticated', answer: 'refused' }),
    waitedLong: true,
    words: NOT_PAID,
    action: 'checkAgain',
    spinner: false,
  },
  {
    name: 'a purchase that another tab sends',
    state: sent({ type: 'busyInAnotherTab' }),
    words: IN_ANOTHER_TAB,
    spinner: true,
  },
];
