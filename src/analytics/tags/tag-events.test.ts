import { eachCase, shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { TAGS } from '../catalogue';
import { analyticsItem, type CommerceEventName, commerceEvent } from '../commerce';
import type { ObservedEvent } from '../observed-events';
import { tagEvent } from './tag-events';

const moment = {
  at: 0,
  href: 'https://x.test/packages?email=a@b.org',
  title: 'Packages · Northfield',
  apiKey: 'api-1',
  viewer: null,
};
const item = analyticsItem(
  {
    kind: 'package',
    id: 41,
    name: 'Hockey Pass',
    team: null,
    period: null,
    amounts: { price: 2999, service_fee: 0, discount: 0, tax: 0 },
  },
  'USD',
  { coupon: 'TENOFF', transactionId: 7 },
);
const names = Object.keys(TAGS).filter(
  (name) => name !== 'login' && name !== 'page_view',
) as CommerceEventName[];

describe('tagEvent', () => {
  for (const name of names)
    test(`the tag event ${name} has the fields and items of the catalogue`, shows(`tag ${name}`), () => {
      const event = tagEvent({ type: 'event', ...moment, value: commerceEvent(name, [item], 'USD') }, '');
      expect(event?.name).toBe(name);
      expect(Object.keys(event?.fields ?? {}).sort()).toEqual([...TAGS[name].fields].sort());
      expect(event?.fields).toMatchObject({ currency: 'USD', value: 29.99, items: [item] });
      expect(Object.keys(item).sort()).toEqual([...TAGS[name].items].sort());
    });
  test('a purchase event has the order number and the coupon', () =>
    expect(
      tagEvent({ type: 'event', ...moment, value: commerceEvent('purchase', [item], 'USD') }, '')?.fields,
    ).toMatchObject({ transaction_id: '7', coupon: 'TENOFF' }));
});

test('a page view event has no secrets in its address', shows('tag page_view'), () =>
  expect(
    tagEvent({ type: 'visit', ...moment, value: { page: '/packages', from: '/' } }, 'https://x.test/?trk=a'),
  ).toEqual({
    name: 'page_view',
    fields: {
      page_location: 'https://x.test/packages',
      page_referrer: 'https://x.test/?trk=a',
      page_title: 'Packages · Northfield',
    },
  }),
);

eachCase([
  ['logIn', 'email', shows('tag login')],
  ['register', 'registration'],
  ['logInWithProvider', 'social'],
] as const)('the operation %s is sent as a login event with the method %s', (operation, method) =>
  expect(tagEvent({ type: 'user-set', ...moment, value: { operation, email: 'a@b.org' } }, '')).toEqual({
    name: 'login',
    fields: { method },
  }),
);

test.each(['exchange', 'failure', 'drift', 'trouble', 'viewing', 'firstFrame'] as const)(
  'the event %s is not sent to the tag manager',
  (type) => expect(tagEvent({ type, ...moment, value: {} } as unknown as ObservedEvent, '')).toBeNull(),
);
