import { expect, test } from 'vitest';
import { watchedBy } from './watched-by';

type Order = Parameters<typeof watchedBy>[0];
const order = (change: Partial<Order>): Order => ({ type: 'event', status: 'paid', event_id: 7, ...change });

test.each<[string, Partial<Order>, ReturnType<typeof watchedBy>]>([
  ['a ticket opened its event', {}, { eventId: 7 }],
  ['a refunded ticket opened its event', { status: 'refunded' }, { eventId: 7 }],
  ['a pass opened several events', { type: 'package' }, { eventId: null }],
  ['a subscription opened several events', { type: 'subscription', event_id: null }, { eventId: null }],
  ['a library video is no event', { event_id: null }, null],
  ['a failed order opened nothing', { status: 'failed' }, null],
  ['an unsettled order opened nothing', { status: 'created' }, null],
])('decides what an order let the viewer watch: %s', (_, change, watched) =>
  expect(watchedBy(order(change))).toEqual(watched),
);
