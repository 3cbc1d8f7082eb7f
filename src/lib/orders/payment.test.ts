import { expect, test } from 'vitest';
import type { OrderLike } from '../purchase/product';
import { checkoutOf, hasReceipt, paymentNote } from './payment';

const order = (id: number, status: OrderLike['status'], change: Partial<OrderLike> = {}): OrderLike => ({
  id,
  type: 'event',
  status,
  activity_status: status === 'paid' ? 'active' : 'inactive',
  product: { id: 40, event_categories: [], participant_id: null },
  event_id: 40,
  vod_id: null,
  ...change,
});
const teamPass = { type: 'package', product: { id: 33, event_categories: [], participant_id: 12 } } as const;

test.each([
  ['paid', true, null],
  ['refunded', true, null],
  ['failed', false, 'orders.paymentFailed'],
  ['created', false, 'orders.notPaidYet'],
] as const)('an order with the status %s has a receipt: %s, and the note %s', (status, receipt, note) => {
  expect(hasReceipt({ status })).toBe(receipt);
  expect(paymentNote({ status })).toBe(note);
});

test.each<[string, OrderLike, object]>([
  ['an event', order(1, 'failed'), { type: 'event', event_id: 40 }],
  ['a library video', order(1, 'failed', { event_id: null, vod_id: 40 }), { type: 'event', vod_id: 40 }],
  [
    'a team pass',
    order(1, 'failed', { ...teamPass, event_id: null }),
    { type: 'package', package_id: 33, participant_id: 12, event_id: null },
  ],
  [
    'a subscription bought on the way to a game',
    order(1, 'failed', {
      type: 'subscription',
      product: { ...teamPass.product, id: 5, participant_id: null },
    }),
    { type: 'subscription', subscription_id: 5, event_id: 40 },
  ],
])('a failed payment for %s can be retried at its checkout', (_, failed, basket) => {
  expect(checkoutOf(failed, [failed])).toEqual(basket);
});

test.each<[string, OrderLike, boolean]>([
  ['paid later', order(2, 'paid'), false],
  ['retried and not settled yet', order(2, 'created'), false],
  ['retried and failed again', order(2, 'failed'), false],
  ['refunded later', order(2, 'refunded'), true],
  ['paid before', order(0, 'paid'), true],
  ['for another team', order(2, 'paid', teamPass), true],
])('decides whether a failed payment is offered again if another order was %s: %s', (_, other, offered) => {
  const failed = order(1, 'failed');
  expect(checkoutOf(failed, [other, failed]) !== null).toBe(offered);
});

test('an unsettled order has a checkout, but a paid or refunded one does not', () => {
  expect(checkoutOf(order(1, 'created'), [])).toEqual({ type: 'event', event_id: 40 });
  expect(checkoutOf(order(1, 'paid'), [])).toBeNull();
  expect(checkoutOf(order(1, 'refunded'), [])).toBeNull();
});
