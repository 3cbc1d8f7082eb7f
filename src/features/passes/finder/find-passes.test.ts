import type { Event, Order } from '@generated/model';
import { accessOf } from '@mocks/behaviour/events/access';
import { viewEvent } from '@mocks/behaviour/events/event-view';
import { passesHandlers } from '@mocks/behaviour/purchases/passes';
import { World } from '@mocks/store/world';
import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { findPasses } from './find-passes';
import type { OnSale } from './options';

const world = new World();
const { catalogue } = world;
const now = new Date(world.now() * 1000);
const DAY = 86_400;
const all = catalogue.events.map((row) => viewEvent(world, accessOf(world, null), row));
const isPaid = ({ type }: Event) => type === 'paid';
const soon = all.filter(
  ({ event_utc_ts, stream_status }) => stream_status === 'upcoming' && event_utc_ts < world.now() + 20 * DAY,
);
const sale: OnSale = {
  packages: catalogue.packages,
  plans: catalogue.subscriptions,
  orders: [],
  teamName: (id) => catalogue.teams.find((team) => team.id === id)?.name,
  lineageOf: (id) => catalogue.lines.get(id) ?? [id],
  trialOf: () => null,
  now,
};
const here = { geoBlocked: false, renewing: true };
const noPlans = { geoBlocked: false, renewing: false };

function fixture<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the demo channel has nothing of the sort');
  return value;
}
const some = fixture(soon.find(isPaid));

function order(given: Partial<Order>, product: Partial<Order['product']> = {}): Order {
  return {
    id: 1,
    type: 'package',
    status: 'paid',
    activity_status: 'active',
    kind: null,
    amounts: { price: 0, service_fee: 0, discount: 0, tax: 0, total: 0 },
    coupon: null,
    card: null,
    failure: null,
    created_at: now.toISOString(),
    paid_at: now.toISOString(),
    period_start: null,
    period_end: null,
    trial_ends_at: null,
    auto_renewal: null,
    event_id: null,
    vod_id: null,
    ...given,
    product: {
      id: 30,
      name: 'Bought',
      event_category_id: null,
      event_categories: [],
      participant_id: null,
      event_utc_ts: null,
      period: null,
      ...product,
    },
  };
}

test('findPasses finds the same passes for an event as the backend lists', async () => {
  const handlers = passesHandlers(world);
  for (const event of soon) {
    const request = new Request(`https://northfield.grandstand.test/api/packages?event_id=${event.id}`);
    const { data } = await fixture(await getResponse(handlers, request)).json();
    const said: number[] = data
      .filter(({ type }: { type: string }) => type !== 'single_event')
      .map(({ id }: { id: number }) => id);
    const { comparison } = findPasses([event], sale, noPlans);
    const found = comparison.flatMap(({ item }) => item?.id ?? []);
    expect([...new Set(found)].sort()).toEqual(said.sort());
  }
});

describe('findPasses', () => {
  test('the ticket is the cheapest option for a single event', () => {
    const { chosen, cost, tickets } = findPasses([some], sale, noPlans);
    expect(chosen).toMatchObject([{ kind: 'ticket', basket: { event_id: some.id } }]);
    expect(tickets).toEqual({ count: 1, cost, without: 0 });
  });
  test('passes cost less than tickets for many events', () => {
    const { chosen, cost, tickets } = findPasses(soon.filter(isPaid), sale, noPlans);
    expect(cost).toBeLessThan(tickets.cost);
    expect(chosen.some(({ kind }) => kind === 'pass')).toBe(true);
    expect(chosen.every(({ kind }) => kind !== 'plan')).toBe(true);
  });
  test('a pay-per-view event needs its ticket even if there is a plan', () => {
    const ppv = fixture(soon.find(({ type }) => type === 'ppv'));
    const { chosen } = findPasses([ppv, some], sale, here);
    expect(chosen.some(({ kind, covers }) => kind === 'ticket' && covers.includes(0))).toBe(true);
  });
  test('a plan is paid until the last event is over', () => {
    const late = { ...some, id: 1, single_event_package_id: null, event_utc_ts: world.now() + 70 * DAY };
    const monthly = { ...sale, packages: [], plans: catalogue.subscriptions.filter(({ id }) => id === 5) };
    const once = findPasses([{ ...some, single_event_package_id: null }], monthly, here);
    expect(once.chosen).toMatchObject([{ payments: 1, cost: 1499 }]);
    const thrice = findPasses([{ ...some, single_event_package_id: null }, late], monthly, here);
    expect(thrice.chosen).toMatchObject([{ payments: 3, cost: 3 * 1499 }]);
    expect(thrice.comparison).toHaveLength(1);
    const onTrial = findPasses([late], { ...monthly, trialOf: () => 7 }, here);
    expect(onTrial.chosen).toMatchObject([{ payments: 3, trial: 7 }]);
  });
  test('a pass does not open an event after its end', () => {
    const late = { ...some, single_event_package_id: null, event_utc_ts: world.now() + 60 * DAY };
    const month = { ...sale, plans: [], packages: catalogue.packages.filter(({ id }) => id === 32) };
    expect(findPasses([late], month, here).uncovered).toMatchObject([{ reason: 'tooLate' }]);
    expect(findPasses([{ ...late, event_utc_ts: some.event_utc_ts }], month, here).uncovered).toEqual([]);
  });
  test.each<[string, Partial<Event>, Partial<OnSale>, typeof here, string]>([
    ['the viewer is geo-blocked', {}, {}, { geoBlocked: true, renewing: true }, 'geoBlocked'],
    ['it is over and has no recording', { stream_status: 'finished', recording: 'none' }, {}, here, 'over'],
    ['no product opens it', { single_event_package_id: null }, { packages: [], plans: [] }, here, 'notSold'],
    [
      'only a renewing plan opens it, and those are excluded',
      { single_event_package_id: null },
      { packages: [] },
      noPlans,
      'renewingOnly',
    ],
    [
      'every product ends before it',
      { single_event_package_id: null, event_utc_ts: world.now() + 9999 * DAY },
      {},
      here,
      'tooLate',
    ],
  ])('findPasses reports why an event is not covered: %s', (_, change, offered, where, reason) => {
    const { uncovered, chosen } = findPasses([{ ...some, ...change }], { ...sale, ...offered }, where);
    expect(uncovered).toMatchObject([{ reason }]);
    expect(chosen).toEqual([]);
  });
  test('free events, and events that only need an account, cost nothing', () => {
    const free = fixture(
      all.find(({ type, stream_status }) => type === 'free' && stream_status === 'upcoming'),
    );
    const register = fixture(
      all.find(({ type, stream_status }) => type === 'register' && stream_status === 'upcoming'),
    );
    expect(findPasses([free, register], sale, here)).toMatchObject({
      cost: 0,
      chosen: [],
      free: [free],
      withAccount: [register],
    });
  });
});

describe('findPasses with owned products', () => {
  const opens = { event_categories: [...sale.lineageOf(some.event_category_id)] };
  test.each<[string, Order, string, number]>([
    ['a pass in force', order({}, opens), 'owned', 0],
    ['the event’s ticket', order({ type: 'event', event_id: some.id }, { id: some.id }), 'owned', 0],
    [
      'a plan that renews',
      order({ type: 'subscription', auto_renewal: 'on', period_end: now.toISOString() }, { id: 5 }),
      'owned',
      0,
    ],
    [
      'a plan that ends before',
      order({ type: 'subscription', auto_renewal: 'cancelled', period_end: now.toISOString() }, { id: 5 }),
      'ticket',
      1,
    ],
    ['a pass that is refunded', order({ status: 'refunded' }, opens), 'ticket', 1],
    ['a pass for another team', order({}, { id: 33, participant_id: 999_999 }), 'ticket', 1],
  ])('an event costs the right amount if the viewer owns %s', (_, bought, kind, price) => {
    const found = findPasses([some], { ...sale, orders: [bought] }, noPlans);
    expect(found.chosen).toMatchObject([{ kind }]);
    expect(Math.sign(found.cost)).toBe(price);
  });
  test('an event that the viewer may watch costs nothing, even if no order explains the access', () => {
    const found = findPasses([{ ...some, has_access: true }], sale, here);
    expect(found).toMatchObject({ cost: 0, chosen: [], granted: [{ id: some.id }], uncovered: [] });
  });
  test('an owned product is not offered again', () => {
    const bought = order(
      { type: 'subscription', auto_renewal: 'cancelled', period_end: now.toISOString() },
      { id: 7 },
    );
    const { comparison } = findPasses([some], { ...sale, orders: [bought] }, here);
    expect(comparison.some(({ key }) => key === 'plan-7')).toBe(false);
  });
});
