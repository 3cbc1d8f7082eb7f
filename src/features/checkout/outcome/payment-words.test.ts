import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasReceipt, paymentNote } from '../../../lib/orders/payment';
import { ticketOrder } from '../settlement/order.test-help';
import {
  accepted,
  type Event,
  lost,
  PAYMENT_CASES,
  polled,
  type State,
  sending,
  stateAfter,
} from './payment-cases.test-help';
import { paymentWords } from './payment-words';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
/**
 * Reads the messages from the JSON files, because an import would return messages that
 * the build has already parsed.
 */
const read = (area: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(`src/i18n/messages/${area}/${language}.json`, 'utf8'));
const EN = { ...read('buy', 'en'), ...read('orders', 'en'), ...read('site', 'en') };
const FR = { ...read('buy', 'fr'), ...read('orders', 'fr'), ...read('site', 'fr') };
const words = (id: string) => [plain(EN[id] ?? ''), plain(FR[id] ?? '')];

describe('paymentWords', () => {
  test.each(PAYMENT_CASES)(
    'shows the exact texts for: $name',
    ({ state, waitedLong, words: expected, notice, action, spinner }) => {
      const said = paymentWords(state, waitedLong ?? false);
      expect([words(said.title), words(said.body)]).toEqual(expected);
      expect(said.notice && words(said.notice)).toEqual(notice ?? null);
      expect(said.action).toBe(action ?? null);
      expect(said.spinner).toBe(spinner);
    },
  );
});

describe('the end of a purchase', () => {
  test.each<[string, State, State['phase'], string | null]>([
    ['paid', stateAfter(sending, accepted, { ...polled, order: ticketOrder('paid') }), 'paid', null],
    ['failed', stateAfter(sending, accepted, { ...polled, order: ticketOrder('failed') }), 'failed', null],
    [
      'refunded',
      stateAfter(sending, accepted, { ...polled, order: ticketOrder('refunded') }),
      'ready',
      'refunded',
    ],
    [
      'not seen after four lists',
      stateAfter(sending, lost, ...Array<Event>(4).fill({ type: 'searched', order: null })),
      ...(['ready', 'notSeen'] as const),
    ],
    [
      'bought before',
      stateAfter(sending, lost, { type: 'searched', order: null, bought: true }),
      ...(['ready', 'bought'] as const),
    ],
  ])('a purchase ends with the right phase and reason: %s', (_, state, phase, over) => {
    expect(state.phase).toBe(phase);
    expect(state.phase === 'ready' ? state.endReason : null).toBe(over);
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
  ])('the message %s has its exact English and French text', (id, en, fr) =>
    expect(words(id)).toEqual([en, fr]),
  );
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
] as const)(
  'the transactions list offers a receipt for an order that is %s: %s',
  (status, receipt, expected) => {
    const note = paymentNote({ status });
    expect(hasReceipt({ status })).toBe(receipt);
    expect(note && words(note)).toEqual(expected);
  },
);
