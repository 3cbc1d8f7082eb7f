import { expect, test } from 'vitest';
import { categoriesOf, type OrderLike, productOfOrder } from './product';

test.each<[title: string, order: Parameters<typeof categoriesOf>[0], categories: number[]]>([
  ['an event opens none', { type: 'event', product: { event_category_id: 4, event_categories: [5] } }, []],
  ['a pass without categories opens none', { type: 'package', product: {} }, []],
  ['a pass opens its category', { type: 'package', product: { event_category_id: 4 } }, [4]],
  [
    'a pass with null for its category opens its list',
    { type: 'package', product: { event_category_id: null, event_categories: [5, 6] } },
    [5, 6],
  ],
  [
    'a plan opens its list and its category',
    { type: 'subscription', product: { event_category_id: 4, event_categories: [5] } },
    [5, 4],
  ],
])('finds the categories that an order opens: %s', (_, order, categories) => {
  expect(categoriesOf(order)).toEqual(categories);
});

const ORDER: OrderLike = {
  id: 1,
  type: 'package',
  status: 'paid',
  activity_status: 'active',
  product: { id: 30, participant_id: 7 },
  event_id: null,
  vod_id: null,
};

test.each<[title: string, change: Partial<OrderLike>, kind: string]>([
  ['a pass', {}, 'package'],
  ['a plan', { type: 'subscription' }, 'subscription'],
  ['an event', { type: 'event', event_id: 12 }, 'event'],
  ['a video of the library', { type: 'event', vod_id: 12 }, 'vod'],
  ['an event with a recording', { type: 'event', event_id: 12, vod_id: 13 }, 'event'],
])('the product of an order for %s has its kind, id and team', (_, change, kind) => {
  expect(productOfOrder({ ...ORDER, ...change })).toEqual({ kind, id: 30, participantId: 7 });
});
