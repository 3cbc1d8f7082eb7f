import { expect, test } from 'vitest';
import { type ComparableOffer, sameBenefits } from './same-benefits';

const year: ComparableOffer = {
  key: 'year',
  name: 'Annual membership',
  price: 11_999,
  period: 'annual',
  renews: true,
  trialDays: null,
  capabilities: ['watch', 'clipping'],
  sportIds: null,
};
const once: ComparableOffer = {
  ...year,
  key: 'once',
  name: 'All-Access Pass',
  price: 9899,
  renews: false,
  capabilities: ['clipping', 'watch'],
};
const family: ComparableOffer = {
  ...year,
  key: 'family',
  name: 'Family membership',
  price: 14_999,
  trialDays: 14,
};
const hockey: ComparableOffer = { ...once, key: 'hockey', name: 'Hockey Pass', sportIds: [1] };

test.each([
  [
    'an offer that renews next to one that is paid once',
    [year, once],
    'year',
    { other: 'All-Access Pass', extraCost: 2100, renews: true, period: null, trialDays: null },
  ],
  [
    'the cheapest one next to the second cheapest',
    [year, once, family],
    'once',
    { other: 'Annual membership', extraCost: -2100, renews: false, period: null, trialDays: null },
  ],
  [
    'free days',
    [year, family],
    'family',
    { other: 'Annual membership', extraCost: 3000, renews: null, period: null, trialDays: 14 },
  ],
  [
    'no free days',
    [year, family],
    'year',
    { other: 'Family membership', extraCost: -3000, renews: null, period: null, trialDays: 0 },
  ],
  [
    'another length, whose prices are not compared',
    [year, { ...year, key: 'month', name: 'Monthly', period: 'month', price: 1499 }],
    'month',
    { other: 'Annual membership', extraCost: null, renews: null, period: 'month', trialDays: null },
  ],
] satisfies [string, ComparableOffer[], string, unknown][])(
  'finds the differences between offers with the same benefits: %s',
  (_, offers, key, expected) => {
    expect(sameBenefits(offers).get(key)).toEqual(expected);
  },
);

test('finds no offer with the same benefits where benefits or sports differ, or for a ticket', () => {
  const ticket = { ...year, key: 'ticket', period: null };
  expect(sameBenefits([year, hockey, { ...once, capabilities: ['watch'] }, ticket]).size).toBe(0);
});
