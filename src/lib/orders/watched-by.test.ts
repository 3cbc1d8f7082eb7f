import { expect, test } from 'vitest';
import { watchedBy } from './watched-by';

type Order = Parameters<typeof watchedBy>[0];
const order = (change: Partial<Order>): Order => ({ type: 'event', status: 'paid', event_id: 7, ...change });

test.each<[string, Partial<Order>, ReturnType<typeof watchedBy>]>([
  ['a ticket: its event', {}, { eventId: 7 }],
  ['one that was refunded', { status: 'refunded' }, { eventId: 7 }],
  ['a pass: one of several, wherever it was bought from', { type: 'package' }, { eventId: null }],
  ['a plan', { type: 'subscription', event_id: null }, { eventId: null }],
  ['a library video', { event_id: null }, null],
  ['what was never paid', { status: 'failed' }, null],
  ['what is not paid yet', { status: 'created' }, null],
])('%s', (_, change, watched) => expect(watchedBy(order(change))).toEqual(watched));
