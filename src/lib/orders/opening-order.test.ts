import { expect, test } from 'vitest';
import { findOpeningOrder } from './opening-order';

const AT = Date.parse('2026-03-01T20:00:00Z');
const EVENT = { id: 7, type: 'paid', event_category_id: 11, participants: [{ id: 106 }] } as const;
const lineageOf = (category: number) => (category === 11 ? [1] : []);

type Order = Parameters<typeof findOpeningOrder>[0][number];
const order = (id: number, type: Order['type'], change: Partial<Order> = {}): Order => ({
  ...{ id, type, status: 'paid', event_id: null, paid_at: '2026-02-01T00:00:00Z' },
  ...{ period_start: null, period_end: null, product: { event_categories: [], participant_id: null } },
  ...change,
});
const ticket = (id: number, change: Partial<Order> = {}) => order(id, 'event', { event_id: 7, ...change });
const pass = (id: number, event_categories: number[], change: Partial<Order> = {}) =>
  order(id, 'package', { product: { event_categories, participant_id: null }, ...change });
const teamPass = (id: number, participant_id: number) =>
  order(id, 'package', { product: { event_categories: [], participant_id } });
const plan = (id: number, change: Partial<Order> = {}) => order(id, 'subscription', change);

test.each<[string, Order[], number | null]>([
  ['its own ticket, before any pass', [plan(1), pass(2, [1]), ticket(3)], 3],
  ['a ticket that has been refunded since', [ticket(1, { status: 'refunded' })], 1],
  ['the paid ticket, before a refunded one', [ticket(1, { status: 'refunded' }), ticket(2)], 2],
  ['a pass for a parent category', [plan(1), pass(2, [1])], 2],
  ['a pass for its team', [teamPass(1, 106)], 1],
  ['a subscription', [plan(1)], 1],
  [
    'the pass that was valid at the time',
    [plan(1, { period_start: '2026-03-02T00:00:00Z' }), plan(2, { period_end: '2026-03-02T00:00:00Z' })],
    2,
  ],
  ['none: another event’s ticket', [ticket(1, { event_id: 8 })], null],
  ['none: passes for another sport and another team', [pass(1, [2]), teamPass(2, 107)], null],
  ['none: a pass that ended before', [pass(1, [1], { period_end: '2026-02-20T00:00:00Z' })], null],
  ['none: an order that failed', [ticket(1, { status: 'failed' }), plan(2, { status: 'created' })], null],
])('finds the order that opened an event: %s', (_, orders, id) =>
  expect(findOpeningOrder(orders, { eventId: 7, event: EVENT, at: AT }, lineageOf)?.id ?? null).toBe(id),
);

const opens = (...orders: Order[]) =>
  findOpeningOrder(orders, { eventId: 7, event: EVENT, at: AT }, lineageOf) !== null;
const product = (event_categories: number[], participant_id: number | null = null) => ({
  event_categories,
  participant_id,
});

test.each<[string, Order, boolean]>([
  ['a pass bought on the way to an event opens only what it covers', pass(1, [2], { event_id: 7 }), false],
  [
    'another event’s ticket opens nothing, whatever its sport',
    ticket(1, { event_id: 8, product: product([11]) }),
    false,
  ],
  ['a subscription for one sport opens that sport', plan(1, { product: product([1]) }), true],
  ['a subscription for another sport opens nothing', plan(1, { product: product([2]) }), false],
  ['a subscription for one team opens its events', plan(1, { product: product([], 106) }), true],
  ['a subscription for another team opens nothing', plan(1, { product: product([], 107) }), false],
  ['a pass for nothing opens nothing', pass(1, []), false],
  ['a paid order without a date opens what it covers', plan(1, { paid_at: null }), true],
  ['an order opens from the moment that it was paid', plan(1, { paid_at: '2026-03-01T20:00:00Z' }), true],
  ['an order opens nothing before its payment', plan(1, { paid_at: '2026-03-01T20:00:01Z' }), false],
  [
    'an order opens events until the end of its period',
    plan(1, { period_end: '2026-03-01T20:00:00Z' }),
    true,
  ],
  [
    'an order opens nothing after the end of its period',
    plan(1, { period_end: '2026-03-01T19:59:59Z' }),
    false,
  ],
])('decides whether an order opens an event: %s', (_, input, expected) =>
  expect(opens(input)).toBe(expected),
);

test('only its own ticket counts as the order that opened a pay-per-view event', () => {
  const event = { ...EVENT, type: 'ppv' } as const;
  expect(findOpeningOrder([plan(1), pass(2, [1])], { eventId: 7, event, at: AT }, lineageOf)).toBeNull();
});

test('without event data, only the event’s own ticket is found as the order that opened it', () => {
  expect(findOpeningOrder([plan(1), ticket(2)], { eventId: 7, event: null, at: AT }, lineageOf)?.id).toBe(2);
  expect(findOpeningOrder([plan(1)], { eventId: 7, event: null, at: AT }, lineageOf)).toBeNull();
});
