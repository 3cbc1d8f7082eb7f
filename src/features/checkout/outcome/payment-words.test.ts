import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasReceipt, paymentNote } from '../../../lib/orders/payment';
import { ticketOrder } from '../settlement/order.test-help';
import { fromOrder, looking, type Settlement, type SettlingOrder, step } from '../settlement/settlement';
import { type PaymentWords, paymentWords } from './payment-words';

type State = Settlement<SettlingOrder, string>;
type Event = Parameters<typeof step<SettlingOrder, string>>[1];

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
/** From the files: where they are imported the build has parsed them. */
const read = (area: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(`src/i18n/messages/${area}/${language}.json`, 'utf8'));
const EN = { ...read('buy', 'en'), ...read('orders', 'en') };
const FR = { ...read('buy', 'fr'), ...read('orders', 'fr') };
const words = (id: string) => [plain(EN[id] ?? ''), plain(FR[id] ?? '')];

const created = ticketOrder('created');
const from = (state: State, ...events: Event[]) => events.reduce(step<SettlingOrder, string>, state);
const sending: State = { phase: 'sending' };
const accepted: Event = { type: 'accepted', order: created, secret: null };
const withBank: Event = { type: 'accepted', order: created, secret: 's' };
const lost: Event = { type: 'lost' };
const found: Event = { type: 'looked', order: created };
const polled: Event = { type: 'polled', order: created };
const failedPoll: Event = { type: 'pollFailed', retryAfterMs: null };

const CONFIRMING = [
  ['Your payment is being confirmed', 'Votre paiement est en cours de confirmation'],
  [
    'Please don’t pay again. You may leave this page: we’ll finish this in the background; you’ll find it under Your orders.',
    'Ne payez pas une deuxième fois. Vous pouvez quitter cette page : nous terminons en arrière-plan, et l’achat figurera dans Vos commandes.',
  ],
] as const;
const LOOKING = [
  ['Checking whether your order went through', 'Nous vérifions si votre commande nous est parvenue'],
  ['Please don’t pay again while we check.', 'Ne payez pas une deuxième fois pendant que nous vérifions.'],
] as const;
const BANK_OPEN = [
  ['Confirm with your bank', 'Confirmez auprès de votre banque'],
  [
    'Your bank asks you to confirm this payment. You won’t be charged until you do.',
    'Votre banque vous demande de confirmer ce paiement. Rien n’est débité avant votre confirmation.',
  ],
] as const;
const BANK_WAITS = [
  [
    'Your bank still needs you to approve this payment',
    'Votre banque attend encore que vous approuviez ce paiement',
  ],
  [
    'Please don’t pay again: continue with your bank to finish this payment.',
    'Ne payez pas une deuxième fois : poursuivez avec votre banque pour terminer ce paiement.',
  ],
] as const;
const BANK_REFUSED = [
  ['Your bank did not approve this payment', 'Votre banque n’a pas approuvé ce paiement'],
  [
    'We’re checking your order. Please don’t pay again until we know.',
    'Nous vérifions votre commande. Ne payez pas une deuxième fois avant d’être fixé.',
  ],
] as const;
const NOT_PAID = [
  [
    'As far as we can see, this order isn’t paid yet',
    'À notre connaissance, cette commande n’est pas encore payée',
  ],
  [
    'Please don’t pay again. We keep checking. If this doesn’t change, write to {email} and give the order number.',
    'Ne payez pas une deuxième fois. Nous continuons à vérifier. Si rien ne change, écrivez à {email} en indiquant le numéro de commande.',
  ],
] as const;
const UNSTEADY = [
  'The connection is unsteady. We keep checking.',
  'La connexion est instable. Nous continuons à vérifier.',
];
const SLOW = [
  'This takes longer than usual. We keep checking.',
  'C’est plus long que d’habitude. Nous continuons à vérifier.',
];

type Case = [
  name: string,
  state: State,
  waitedLong: boolean,
  words: readonly (readonly [string, string])[],
  notice: string[] | null,
  action: PaymentWords['action'],
  spinner: boolean,
];

describe('what is said about a payment under way', () => {
  test.each<Case>([
    ['an accepted order', from(sending, accepted), false, CONFIRMING, null, null, true],
    [
      'an accepted order after ten polls',
      from(sending, accepted, ...Array<Event>(10).fill(polled)),
      ...([false, CONFIRMING, SLOW, null, true] as const),
    ],
    ['an order unsettled for a minute', from(sending, accepted), true, NOT_PAID, null, 'checkAgain', false],
    [
      'an order whose polls fail',
      from(sending, accepted, failedPoll),
      ...([false, CONFIRMING, UNSTEADY, null, true] as const),
    ],
    [
      'an order whose polls have failed for a minute',
      from(sending, accepted, failedPoll),
      ...([true, NOT_PAID, UNSTEADY, 'checkAgain', false] as const),
    ],
    ['a lost answer', from(sending, lost), false, LOOKING, null, null, true],
    [
      'a lost answer while the orders cannot be listed',
      from(sending, lost, { type: 'lookFailed', retryAfterMs: null }),
      ...([false, LOOKING, UNSTEADY, null, true] as const),
    ],
    ['a lost answer whose order was found', from(sending, lost, found), false, CONFIRMING, null, null, true],
    [
      'a lost answer whose order returns its secret',
      from(sending, lost, found, { ...polled, secret: 's' }),
      ...([false, BANK_OPEN, null, null, false] as const),
    ],
    ['an attempt of an earlier page load', looking, false, LOOKING, null, null, true],
    ['an order with the bank', from(sending, withBank), false, BANK_OPEN, null, null, false],
    [
      'a bank’s page that did not open',
      from(sending, withBank, { type: 'authenticated', answer: 'notStarted' }),
      ...([false, BANK_WAITS, null, 'authenticate', false] as const),
    ],
    [
      'a bank that has waited for a minute',
      fromOrder(created, { step: 'waiting', secret: 's' }),
      ...([true, BANK_WAITS, null, 'authenticate', false] as const),
    ],
    [
      'an approved payment',
      from(sending, withBank, { type: 'authenticated', answer: 'approved' }),
      ...([false, CONFIRMING, null, null, true] as const),
    ],
    [
      'a refused payment',
      from(sending, withBank, { type: 'authenticated', answer: 'refused' }),
      ...([false, BANK_REFUSED, null, null, true] as const),
    ],
    [
      'a refused payment whose order has not settled for a minute',
      from(sending, withBank, { type: 'authenticated', answer: 'refused' }),
      ...([true, NOT_PAID, null, 'checkAgain', false] as const),
    ],
    [
      'a purchase that another tab sends',
      from(sending, { type: 'busyInAnotherTab' }),
      false,
      [
        ['This purchase is in progress in another tab', 'Cet achat est en cours dans un autre onglet'],
        [
          'Please don’t pay again. This page follows the other tab.',
          'Ne payez pas une deuxième fois. Cette page suit l’autre onglet.',
        ],
      ],
      ...([null, null, true] as const),
    ],
  ])('%s', (_, state, waitedLong, expected, notice, action, spinner) => {
    if (!('phase' in state) || ['ready', 'sending', 'paid', 'failed'].includes(state.phase))
      throw new Error(`${state.phase} is not under way`);
    const said = paymentWords(state as Parameters<typeof paymentWords>[0], waitedLong);
    expect([words(said.title), words(said.body)]).toEqual(expected);
    expect(said.notice && words(said.notice)).toEqual(notice);
    expect(said.action).toBe(action);
    expect(said.spinner).toBe(spinner);
  });
});

describe('how a purchase ends', () => {
  test.each<[string, State, State['phase'], string | null]>([
    ['paid', from(sending, accepted, { ...polled, order: ticketOrder('paid') }), 'paid', null],
    ['failed', from(sending, accepted, { ...polled, order: ticketOrder('failed') }), 'failed', null],
    ['refunded', from(sending, accepted, { ...polled, order: ticketOrder('refunded') }), 'ready', 'refunded'],
    [
      'not seen after four lists',
      from(sending, lost, ...Array<Event>(4).fill({ type: 'looked', order: null })),
      ...(['ready', 'notSeen'] as const),
    ],
    [
      'bought before',
      from(sending, lost, { type: 'looked', order: null, bought: true }),
      ...(['ready', 'bought'] as const),
    ],
  ])('%s', (_, state, phase, over) => {
    expect(state.phase).toBe(phase);
    expect(state.phase === 'ready' ? state.over : null).toBe(over);
  });

  test.each([
    [
      'buy.notSeenYet',
      'We can’t see an order yet. It may still arrive: if you try again, we check that first.',
      'Nous ne voyons pas encore de commande. Elle peut encore arriver : si vous réessayez, nous le vérifions d’abord.',
    ],
    [
      'buy.stillWaiting',
      'We’re still waiting for an answer. Please keep this page open and don’t pay again.',
      'Nous attendons toujours une réponse. Laissez cette page ouverte et ne payez pas une deuxième fois.',
    ],
  ])('%s has its exact words', (id, en, fr) => expect(words(id)).toEqual([en, fr]));
});

test.each([
  ['paid', true, null],
  ['refunded', true, null],
  [
    'failed',
    false,
    ['Payment failed. You were not charged.', 'Le paiement a échoué. Vous n’avez pas été débité.'],
  ],
  [
    'created',
    false,
    ['Not paid yet. Please don’t pay again.', 'Pas encore payé. Ne payez pas une deuxième fois.'],
  ],
] as const)('among the transactions an order that is %s has a receipt: %s', (status, receipt, expected) => {
  const note = paymentNote({ status });
  expect(hasReceipt({ status })).toBe(receipt);
  expect(note && words(note)).toEqual(expected);
});
