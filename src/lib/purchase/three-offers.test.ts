import { describe, expect, test } from 'vitest';
import { type RankedOffer, threeOffers } from './three-offers';

const offer = (key: string, change: Partial<RankedOffer> = {}): RankedOffer => ({
  key,
  price: 1000,
  days: 30,
  capabilities: ['watch'],
  adds: 10,
  ...change,
});
const small = offer('small', { price: 500, adds: 3 });
const month = offer('month', { price: 1500, adds: 40, capabilities: ['watch', 'clipping'] });
const year = offer('year', { price: 9000, days: 365, adds: 40, capabilities: ['watch', 'clipping'] });
const dearYear = { ...year, key: 'dearYear', price: 12_000 };
const team = offer('team', { price: 5000, days: 365, adds: 8 });
const free = offer('free', { price: 0, adds: 5 });
const owned = offer('owned', { price: 100, adds: 0 });

const chosen = (offers: RankedOffer[], best: string | null) =>
  threeOffers(offers, best).map(({ offer: { key }, roles }) => [key, roles.join('+')]);

test('no offer is called the cheapest while a pass that is not compared costs less', () => {
  const roles = (otherPrices: number[]) =>
    threeOffers([small, year, team], 'team', otherPrices).map(({ roles: [role] }) => role);
  expect(roles([small.price - 1])).toEqual(['best', 'complete']);
  expect(roles([small.price])).toEqual(['best', 'cheapest', 'complete']);
});

describe('threeOffers', () => {
  test.each([
    [
      'the cheapest and the most complete',
      [month, small, year],
      null,
      [
        ['small', 'cheapest'],
        ['year', 'complete'],
      ],
    ],
    [
      'the best for the viewer first',
      [small, year, team],
      'team',
      [
        ['team', 'best'],
        ['small', 'cheapest'],
        ['year', 'complete'],
      ],
    ],
    [
      'one offer with two roles once',
      [small, year, team],
      'small',
      [
        ['small', 'best+cheapest'],
        ['year', 'complete'],
      ],
    ],
    [
      'the lower price a day among equally complete ones',
      [small, dearYear, month, year],
      null,
      [
        ['small', 'cheapest'],
        ['year', 'complete'],
      ],
    ],
    [
      'the one that adds more among equally cheap ones',
      [small, { ...small, key: 'more', adds: 4 }, year],
      null,
      [
        ['more', 'cheapest'],
        ['year', 'complete'],
      ],
    ],
    [
      'none that is free or adds nothing',
      [free, owned, small, year],
      'owned',
      [
        ['small', 'cheapest'],
        ['year', 'complete'],
      ],
    ],
    ['nothing where only one is left', [free, owned, small], null, []],
    ['nothing where nothing is for sale', [], null, []],
  ])('chooses the offers to compare: %s', (_, offers, best, expected) => {
    expect(chosen(offers, best)).toEqual(expected);
  });
});
