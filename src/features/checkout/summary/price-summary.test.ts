import { shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { stripeAppearance } from '../card/stripe';
import { checkoutProblems, firstChoice, isExpired, toPriceSummary } from './price-summary';

const now = new Date('2026-11-05T12:00:00Z');
const facts = { total: 1499, plainTotal: 1499, plan: null, trialDays: null, now };
const day = (date: Date | undefined) => date?.toISOString().slice(0, 10);

describe('toPriceSummary', () => {
  test.each([
    ['a pass', facts, 'pay', 1499],
    ['a free pass', { ...facts, total: 0, plainTotal: 0 }, 'free', 0],
    ['a promo code for all of it', { ...facts, total: 0 }, 'free', 0],
  ])('the price summary of %s has its mode and total', shows('checkout summary'), (_, given, mode, total) =>
    expect(toPriceSummary(given)).toEqual({ mode, total, renewal: null }),
  );

  test.each([
    ['monthly', { ...facts, plan: { period: 'monthly' } }, 'pay', 1499, 1499, '2026-11-05', '2026-12-05'],
    ['annual', { ...facts, plan: { period: 'annual' } }, 'pay', 1499, 1499, '2026-11-05', '2027-11-05'],
    [
      'with a promo code',
      { ...facts, total: 999, plan: { period: 'month' } },
      'pay',
      999,
      1499,
      '2026-11-05',
      '2026-12-05',
    ],
    [
      'with a trial',
      { ...facts, plan: { period: 'monthly' }, trialDays: 7 },
      'trial',
      1499,
      1499,
      '2026-11-12',
      '2026-12-12',
    ],
  ] as const)(
    'the price summary of a subscription has its amounts and dates: %s',
    shows('checkout summary'),
    (_, given, mode, first, later, firstDate, nextDate) => {
      const priceSummary = toPriceSummary(given);
      expect(priceSummary).toMatchObject({ mode, renewal: { firstCharge: first, amount: later } });
      expect([day(priceSummary.renewal?.firstDate), day(priceSummary.renewal?.nextDate)]).toEqual([
        firstDate,
        nextDate,
      ]);
      expect(priceSummary.total).toBe(mode === 'trial' ? 0 : given.total);
    },
  );
});

const card = (id: string, exp_month: number, exp_year: number, is_default = false) => ({
  id,
  exp_month,
  exp_year,
  is_default,
});

test.each([
  ['a new card where none is saved', [], { kind: 'new' }],
  ['the default card', [card('a', 12, 2030), card('b', 12, 2030, true)], { kind: 'saved', id: 'b' }],
  [
    'another saved card where the default has expired',
    [card('a', 12, 2030), card('b', 10, 2026, true)],
    { kind: 'saved', id: 'a' },
  ],
  ['nothing where every saved card has expired', [card('a', 10, 2026)], null],
])('checkout preselects %s', (_, cards, choice) => expect(firstChoice(cards, now)).toEqual(choice));

test.each([
  [11, 2026, false],
  [10, 2026, true],
  [12, 2025, true],
  [1, 2027, false],
])('isExpired returns whether a card valid until %i/%i has expired: %s', (exp_month, exp_year, expired) =>
  expect(isExpired({ exp_month, exp_year }, now)).toBe(expired),
);

describe('checkoutProblems', () => {
  const pay = toPriceSummary(facts);
  const plan = toPriceSummary({ ...facts, plan: { period: 'annual' } });
  const all = { terms: true, renewal: true };
  test.each([
    [
      'nothing where a card is chosen and the terms accepted',
      pay,
      { kind: 'new' },
      { terms: true, renewal: false },
      {},
    ],
    ['a missing card', pay, null, all, { card: 'buy.chooseCard' }],
    [
      'terms that are not accepted',
      pay,
      { kind: 'new' },
      { terms: false, renewal: false },
      { terms: 'field.terms' },
    ],
    [
      'a renewal that is not accepted',
      plan,
      { kind: 'new' },
      { terms: true, renewal: false },
      { renewal: 'buy.renewalNotAccepted' },
    ],
    ['no missing card where the total is zero', toPriceSummary({ ...facts, total: 0 }), null, all, {}],
  ] as const)('checkout reports %s', (_, priceSummary, choice, consents, problems) =>
    expect(checkoutProblems(priceSummary, choice, consents)).toEqual(problems),
  );
});

test('Stripe’s frames use the channel’s colours', () => {
  const appearance = stripeAppearance((name) => `<${name}>`, 'light');
  expect(appearance).toMatchObject({
    theme: 'stripe',
    variables: { colorPrimary: '<--accent-edge>', colorDanger: '<--danger-text>' },
  });
  expect(stripeAppearance(() => '', 'dark').theme).toBe('night');
});
