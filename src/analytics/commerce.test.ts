import { shows } from '@tests/statements/shows';
import { describe, expect, test, vi } from 'vitest';
import { type AnalyticsProduct, analyticsItem, commerceEvent, productOfOrder } from './commerce';
import { track, tracked } from './track';

const pass: AnalyticsProduct = {
  kind: 'package',
  id: 33,
  name: 'Team Pass Falcons',
  team: 12,
  period: 'annual',
  amounts: { price: 4999, service_fee: 500, discount: 500, tax: 371 },
};

describe('analyticsItem', () => {
  test(
    'an analytics item has every documented field, in major units',
    shows(
      'analytics item item id',
      'analytics item name',
      'analytics item currency',
      'analytics item category',
      'analytics item list name',
      'analytics item variant',
      'analytics item price',
      'analytics item fee',
      'analytics item quantity 1',
      'analytics item coupon',
      'analytics item discount',
      'analytics item tax',
      'analytics item transaction id',
      'analytics item value',
      'analytics item error_reason',
    ),
    () =>
      expect(
        analyticsItem(pass, 'USD', { coupon: 'TENOFF', transactionId: 70114, list: 'packages' }),
      ).toEqual({
        item_id: 'package_33',
        item_name: 'Team Pass Falcons',
        currency: 'USD',
        item_category: 'package',
        item_list_name: 'packages',
        item_variant: 'team_12',
        price: 49.99,
        fee: 5,
        quantity: 1,
        coupon: 'TENOFF',
        discount: 5,
        tax: 3.71,
        transaction_id: '70114',
        value: 48.7,
        error_reason: null,
      }),
  );
  test.each([
    [{ price: 4999, service_fee: 500, discount: 0, tax: 0 }, 'USD', 49.99],
    [{ price: 4999, service_fee: 500, discount: 4999, tax: 0 }, 'USD', 0],
    [{ price: 1999, service_fee: 200, discount: 199, tax: 148 }, 'CAD', 19.48],
    [{ price: 0, service_fee: 0, discount: 0, tax: 0 }, 'USD', 0],
    [{ price: 500, service_fee: 0, discount: 0, tax: 40 }, 'JPY', 540],
  ])(
    'an analytics item of %o in %s has the value %d',
    shows('analytics item value'),
    (sums, currency, value) => expect(analyticsItem({ ...pass, amounts: sums }, currency).value).toBe(value),
  );
  test('an analytics item has the reason of a failed purchase', shows('analytics item error_reason'), () =>
    expect(analyticsItem(pass, 'USD', { errorReason: 'card_declined' }).error_reason).toBe('card_declined'),
  );
});

describe('commerceEvent', () => {
  test('the value of a commerce event is the sum of its items', shows('analytics item value'), () => {
    const items = [10, 20].map((price) =>
      analyticsItem({ ...pass, amounts: { price, service_fee: 0, discount: 0, tax: 0 } }, 'USD'),
    );
    expect(commerceEvent('view_item_list', items, 'USD')).toMatchObject({ value: 0.3, currency: 'USD' });
  });
  test('a tracked commerce event reaches its subscribers', () => {
    const listener = vi.fn();
    const stop = tracked.on('event', listener);
    const event = commerceEvent('purchase', [analyticsItem(pass, 'USD')], 'USD');
    track(event);
    stop();
    track(event);
    expect(listener.mock.calls).toEqual([[event]]);
  });
});

const sold = { product: { id: 4, name: 'x', participant_id: null, period: null }, amounts: pass.amounts };
test.each([
  [{ ...sold, type: 'event', event_id: 4, vod_id: null }, 'event', null],
  [{ ...sold, type: 'event', event_id: null, vod_id: 4 }, 'vod', null],
  [
    { ...sold, type: 'package', event_id: 9, vod_id: null, product: { ...sold.product, participant_id: 12 } },
    'package',
    'team_12',
  ],
  [
    {
      ...sold,
      type: 'subscription',
      event_id: null,
      vod_id: 9,
      product: { ...sold.product, period: 'monthly' },
    },
    'subscription',
    'monthly',
  ],
] as const)('converts the order %o to an analytics item of kind %s', (order, kind, variant) =>
  expect(analyticsItem(productOfOrder(order), 'USD')).toMatchObject({
    item_id: `${kind}_4`,
    item_category: kind,
    item_variant: variant,
    price: 49.99,
  }),
);
