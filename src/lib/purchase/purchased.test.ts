import { eachCase, shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { isFor, type OrderLike, productKey, productOf, unsettledOrder } from './product';
import {
  eventPurchased,
  mediumPurchased,
  packagePurchased,
  productPurchased,
  subscriptionPurchased,
  teamPurchased,
} from './purchased';

type Given = Partial<Omit<OrderLike, 'product'>> & { product?: Partial<OrderLike['product']> };

function order({ product, ...rest }: Given): OrderLike {
  return {
    id: 1,
    type: 'package',
    status: 'paid',
    activity_status: 'active',
    event_id: null,
    vod_id: null,
    ...rest,
    product: { id: 30, event_categories: [], participant_id: null, ...product },
  };
}

const pass = (input: Partial<Parameters<typeof packagePurchased>[1]>) => ({
  id: 30,
  is_team_pass: false,
  event_id: null,
  event_categories: [],
  participants: [],
  ...input,
});
/** Returns category 62 with its parent 6. */
const lineageOf = (id: number) => (id === 62 ? [6, 62] : [id]);

describe('subscriptionPurchased', () => {
  eachCase([
    [
      'bought with a paid, active order',
      order({ type: 'subscription', product: { id: 5 } }),
      true,
      shows('purchased: subscription'),
    ],
    [
      'expired',
      order({ type: 'subscription', activity_status: 'expired', product: { id: 5 } }),
      false,
      shows('purchased: subscription'),
    ],
    [
      'refunded',
      order({ type: 'subscription', status: 'refunded', product: { id: 5 } }),
      false,
      shows('order refunded', 'purchased: subscription'),
    ],
    ['not bought with an order for another one', order({ type: 'subscription', product: { id: 6 } }), false],
    ['not bought with an order for a package of the same id', order({ product: { id: 5 } }), false],
  ])('a subscription is %s', (_, input, purchased) =>
    expect(subscriptionPurchased([input], 5)).toBe(purchased),
  );
});

describe('packagePurchased', () => {
  const covers = (...event_categories: number[]) => order({ product: { event_categories } });
  eachCase([
    ['bought with all its sports in one order', [covers(2, 3)], [2, 3], true, shows('purchased: package')],
    [
      'bought with all its sports in two orders',
      [covers(2), covers(3)],
      [2, 3],
      true,
      shows('purchased: package'),
    ],
    ['not bought with one sport missing', [covers(2)], [2, 3], false, shows('purchased: package')],
    ['bought with a sport above its division', [covers(6)], [62], true],
    ['not bought with a division of its sport', [covers(62)], [6], false],
    [
      'not bought with an order that is not active',
      [order({ activity_status: 'expired', product: { event_categories: [2] } })],
      [2],
      false,
      shows('purchased: package'),
    ],
    [
      'not bought with a failed order',
      [order({ status: 'failed', product: { event_categories: [2] } })],
      [2],
      false,
    ],
    ['not bought when it has no sports', [covers(2)], [], false],
  ])('a package is %s', (_, orders, event_categories, purchased) =>
    expect(packagePurchased(orders, pass({ event_categories }), lineageOf)).toBe(purchased),
  );

  eachCase([
    [{ event_category_id: 2 }, true, shows('purchased: event_category_id', 'purchased: package')],
    [{ event_category_id: 2, event_categories: undefined }, true, shows('purchased: event_category_id')],
    [{ event_category_id: 3 }, false, shows('purchased: event_category_id')],
    [{ event_category_id: null, event_categories: [2] }, true],
    [{ event_category_id: 3, event_categories: [2] }, true],
  ])('decides by the categories of an order (%o) whether it covers a package: %s', (product, purchased) => {
    expect(packagePurchased([order({ product })], pass({ event_categories: [2] }), lineageOf)).toBe(
      purchased,
    );
  });

  test('a pass is not covered by a ticket to an event of its category', () => {
    const ticket = order({ type: 'event', event_id: 40, product: { id: 40, event_category_id: 2 } });
    expect(packagePurchased([ticket], pass({ event_categories: [2] }), lineageOf)).toBe(false);
  });

  eachCase([
    ['single' as const, order({ product: { id: 30 } }), true, shows('package scope')],
    ['single' as const, order({ product: { id: 31, event_categories: [2] } }), false, shows('package scope')],
    [
      'category' as const,
      order({ product: { id: 31, event_categories: [2] } }),
      true,
      shows('package scope'),
    ],
    [
      'category' as const,
      order({ type: 'event', event_id: 40, product: { id: 40 } }),
      false,
      shows('package scope'),
    ],
  ])(
    'a package of the scope %s with both a category and an event is compared by its scope',
    (scope, given, purchased) => {
      const item = pass({ scope, event_id: scope === 'category' ? 40 : null, event_categories: [2] });
      expect(packagePurchased([given], item, lineageOf)).toBe(purchased);
    },
  );

  const team = (participant_id: number) => order({ product: { id: 33, participant_id } });
  test.each([
    ['bought with orders for every team', [team(12), team(14)], true],
    ['not bought with an order for one of two teams', [team(12)], false],
  ])('a team pass is %s', shows('purchased: team pass'), (_, orders, purchased) =>
    expect(packagePurchased(orders, pass({ is_team_pass: true, participants: [12, 14] }), lineageOf)).toBe(
      purchased,
    ),
  );
  test('a team pass without teams is never bought as a whole', () => {
    expect(packagePurchased([team(12)], pass({ is_team_pass: true, participants: [] }), lineageOf)).toBe(
      false,
    );
  });
  test('one team of a team pass counts as bought by an order for that team', () => {
    const product = { kind: 'package', id: 33, participantId: 12 } as const;
    expect(productPurchased([team(12)], product, undefined, lineageOf)).toBe(true);
    expect(productPurchased([team(12)], { ...product, participantId: 14 }, undefined, lineageOf)).toBe(false);
    expect(teamPurchased([team(12)], 14)).toBe(false);
  });

  test.each([
    ['bought with an order for the event', order({ type: 'event', event_id: 40, product: { id: 40 } }), true],
    ['bought with an order for the package of that event', order({ product: { id: 871 } }), true],
    [
      'not bought with an unpaid order for that package',
      order({ status: 'failed', product: { id: 871 } }),
      false,
    ],
    ['not bought with an order for another package', order({ product: { id: 872 } }), false],
    [
      'not bought with an order for an event with the package’s id',
      order({ type: 'event', event_id: 871, product: { id: 871 } }),
      false,
    ],
    [
      'not bought with an order for another event',
      order({ type: 'event', event_id: 41, product: { id: 41 } }),
      false,
    ],
  ])('a package for a single event is %s', (_, input, purchased) =>
    expect(packagePurchased([input], pass({ id: 871, event_id: 40 }), lineageOf)).toBe(purchased),
  );
});

describe('eventPurchased and mediumPurchased', () => {
  const event = order({ type: 'event', event_id: 40, product: { id: 40 }, activity_status: 'expired' });
  const medium = order({ type: 'event', vod_id: 40, product: { id: 40 } });
  test(
    'orders for an event and for a library video of the same id are distinguished',
    shows('purchased: event'),
    () => {
      expect(eventPurchased([event], 40)).toBe(true);
      expect(eventPurchased([medium], 40)).toBe(false);
      expect(mediumPurchased([medium], 40)).toBe(true);
      expect(mediumPurchased([event], 40)).toBe(false);
      expect(eventPurchased([{ ...event, status: 'refunded' }], 40)).toBe(false);
    },
  );
});

describe('productPurchased', () => {
  const EVENT = order({ type: 'event', event_id: 40, product: { id: 40 } });
  const MEDIUM = order({ type: 'event', vod_id: 40, product: { id: 40 } });
  const PLAN = order({ type: 'subscription', product: { id: 40 } });
  const SPORTS = order({ product: { id: 40, event_categories: [2] } });
  const TEAM = order({ product: { id: 40, participant_id: 12 } });
  const EVENT_PASS = order({ product: { id: 871 } });

  test.each([
    ['subscription', PLAN, [EVENT, MEDIUM, SPORTS, TEAM]],
    ['event', EVENT, [PLAN, MEDIUM, SPORTS, TEAM]],
    ['vod', MEDIUM, [PLAN, EVENT, SPORTS, TEAM]],
    ['package', SPORTS, [PLAN, EVENT, MEDIUM, TEAM]],
  ] as const)(
    'a product of kind %s counts as bought only by an order of the same kind',
    (kind, own, others) => {
      const isBought = (...orders: OrderLike[]) =>
        productPurchased(
          orders,
          { kind, id: 40, participantId: null },
          pass({ event_categories: [2] }),
          lineageOf,
        );
      expect(isBought(own)).toBe(true);
      expect(isBought(...others, own)).toBe(true);
      expect(isBought(...others)).toBe(false);
      expect(isBought()).toBe(false);
    },
  );

  test('a pass that the channel no longer lists counts as not bought', () => {
    const product = { kind: 'package', id: 40, participantId: null } as const;
    expect(productPurchased([SPORTS], product, undefined, lineageOf)).toBe(false);
  });

  test('a pass for one event counts as bought by its own order among others', () => {
    const item = pass({ id: 871, event_id: 41 });
    expect(packagePurchased([SPORTS, EVENT_PASS], item, lineageOf)).toBe(true);
    expect(packagePurchased([], item, lineageOf)).toBe(false);
  });

  test('one team of a team pass counts as bought by its own order among others', () => {
    expect(teamPurchased([SPORTS, TEAM], 12)).toBe(true);
    expect(teamPurchased([], 12)).toBe(false);
  });
});

describe('isFor', () => {
  const isForOne = (event_id: number | null, vod_id: number | null, kind: 'event' | 'vod') =>
    isFor(order({ type: 'event', event_id, vod_id, product: { id: 40 } }), {
      kind,
      id: 40,
      participantId: null,
    });
  test.each([
    ['an event', 40, null, 'event'],
    ['a library video', null, 40, 'vod'],
    ['an event, although the viewer came from a library video', 40, 41, 'event'],
    ['an event, although it has neither id', null, null, 'event'],
  ] as const)('an event order is for %s', (_, event_id, vod_id, kind) => {
    expect(isForOne(event_id, vod_id, kind)).toBe(true);
    expect(isForOne(event_id, vod_id, kind === 'event' ? 'vod' : 'event')).toBe(false);
  });
});

describe('products of baskets and orders', () => {
  test.each([
    [{ type: 'event', event_id: 4 } as const, 'event-4'],
    [{ type: 'event', vod_id: 4 } as const, 'vod-4'],
    [{ type: 'event', event_id: 4, vod_id: 5 } as const, 'event-4'],
    [{ type: 'package', package_id: 33, participant_id: 12, event_id: 4 } as const, 'package-33-12'],
    [{ type: 'subscription', subscription_id: 5, participant_id: 12 } as const, 'subscription-5'],
  ])('the basket %o has the product key %s', (basket, key) => {
    const product = productOf(basket);
    expect(product && productKey(product)).toBe(key);
  });
  test('an empty basket has no product', () =>
    expect(productOf({ type: 'package', event_id: 4 })).toBeNull());

  test('finds an unsettled order by its product', () => {
    const waiting = order({ id: 9, status: 'created', product: { id: 33, participant_id: 12 } });
    const product = { kind: 'package', id: 33, participantId: 12 } as const;
    expect(unsettledOrder([order({}), waiting], product)?.id).toBe(9);
    expect(unsettledOrder([{ ...waiting, status: 'failed' }], product)).toBeUndefined();
    expect(isFor(waiting, { ...product, participantId: 13 })).toBe(false);
  });
});
