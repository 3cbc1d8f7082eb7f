import { eachCase, shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { buyPath } from '../links/paths';
import { byWeight } from './by-weight';
import { findPreparationProblem, readBasket } from './prepare';
import { afterDays, afterPeriod, trialDays } from './renewal';

const read = (query: string) => readBasket(new URLSearchParams(query));

describe('readBasket', () => {
  test('reads a basket from the path that buyPath wrote', () => {
    const basket = read(
      buyPath({ type: 'package', package_id: 33, participant_id: 12, target: 'event', event_id: 4 }).split(
        '?',
      )[1] ?? '',
    );
    expect(basket).toEqual({
      type: 'package',
      package_id: 33,
      participant_id: 12,
      target: 'event',
      event_id: 4,
      subscription_id: null,
      event_category_id: null,
      single_event_package_id: null,
      vod_id: null,
    });
  });
  eachCase([
    ['event_id', shows('key name event_id')],
    ['package_id', shows('key name package_id')],
    ['subscription_id', shows('key name subscription_id')],
    ['participant_id', shows('key name participant_id')],
    ['event_category_id', shows('key name event_category_id')],
    ['single_event_package_id', shows('key name single_event_package_id')],
    ['vod_id', shows('key name vod_id')],
  ] as const)('reads the query parameter %s into the basket', (name) => {
    expect(read(`${name}=7`)[name]).toBe(7);
    expect(read(buyPath({ type: 'event', [name]: 7 }).split('?')[1] ?? '')[name]).toBe(7);
  });
  test.each([
    ['package_id=-1', 'package_id'],
    ['package_id=0', 'package_id'],
    ['package_id=3.5', 'package_id'],
    ['vod_id=12a', 'vod_id'],
    ['event_id=99999999999999999999', 'event_id'],
  ] as const)('rejects %s in a basket, because it is not a valid %s', (query, name) =>
    expect(read(query)[name]).toBeNull(),
  );
  eachCase([
    ['subscription_id=5', 'subscription', shows('key name subscription_id')],
    ['package_id=5', 'package', shows('key name package_id')],
    ['event_id=5', 'event', shows('key name event_id')],
    ['vod_id=5', 'event', shows('key name vod_id')],
    ['type=car&package_id=5', 'package', shows('key name package_id', 'key name type')],
  ])('infers from the query %s the basket type %s', (query, type) => expect(read(query).type).toBe(type));
  test('ignores an unknown target in a basket', () => expect(read('target=moon').target).toBeNull());
});

describe('findPreparationProblem', () => {
  eachCase([
    ['', {}, 'buy.idNotSelected'],
    ['type=package', {}, 'buy.idNotSelected', shows('rule id not selected')],
    ['type=subscription&package_id=3', {}, 'buy.idNotSelected'],
    [
      'type=event&event_id=3',
      { isPaidEvent: true },
      'buy.idNotSelected',
      shows('rule single_event_package_id'),
    ],
    ['type=event&event_id=3', { isPaidEvent: false }, null],
    [
      'type=event&event_id=3&single_event_package_id=8',
      { isPaidEvent: true },
      null,
      shows('key name single_event_package_id', 'rule single_event_package_id'),
    ],
    ['type=event&target=vod&vod_id=3', {}, null, shows('purchase target kinds')],
    [
      'type=package&package_id=33',
      { isTeamPass: true },
      'buy.teamNotSelected',
      shows('rule team not selected'),
    ],
    ['type=package&package_id=33&participant_id=1', { isTeamPass: true }, null],
    ['type=package&package_id=33', { isTeamPass: false }, null],
    ['type=subscription&subscription_id=5', {}, null],
  ])('the basket %s with %o has the problem %s', (query, facts, problem) =>
    expect(findPreparationProblem(read(query), facts)).toBe(problem),
  );
});

describe('renewal and trial of a subscription', () => {
  eachCase([
    ['2026-03-01T10:00:00Z', 'annual', '2027-03-01T10:00:00.000Z', shows('constant annual 12 months')],
    ['2028-02-29T10:00:00Z', 'annual', '2029-02-28T10:00:00.000Z'],
    ['2026-01-31T10:00:00Z', 'monthly', '2026-03-02T10:00:00.000Z', shows('constant monthly 30 days')],
    ['2026-01-31T10:00:00Z', 'month', '2026-03-02T10:00:00.000Z', shows('renewal periods')],
  ] as const)('a subscription paid on %s (%s) renews on %s', (from, period, next) =>
    expect(afterPeriod(new Date(from), period).toISOString()).toBe(next),
  );
  test('counts trial days as whole days', shows('constant trial {days}'), () =>
    expect(afterDays(new Date('2026-01-01T00:00:00Z'), 7).toISOString()).toBe('2026-01-08T00:00:00.000Z'),
  );
  eachCase([
    [7, { trial_period_used: false }, 7, shows('trial once')],
    [7, { trial_period_used: true }, null, shows('trial once')],
    [7, null, 7],
    [null, { trial_period_used: false }, null],
  ])('a trial of %s days is offered to the viewer %o as %s', (trial_period, viewer, days) =>
    expect(trialDays({ trial_period }, viewer)).toBe(days),
  );
});

test('sorts passes by weight, the heaviest first', shows('passes by weight'), () => {
  const passes = [
    { id: 1, weight: 10 },
    { id: 2, weight: 90 },
    { id: 3, weight: 10 },
  ];
  expect(byWeight(passes).map(({ id }) => id)).toEqual([2, 1, 3]);
});
