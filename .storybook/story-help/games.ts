import type { Capability } from '@generated/model';
import { openIntent } from '@mocks/behaviour/purchases/payment';
import type { EventRow } from '@mocks/data/events';
import type { World } from '@mocks/store/world';
import { FAN } from './checkout';

/** The channel's game whose state the stories set. */
export const GAME_ID = 4200;
export const watchPath = (id = GAME_ID) => `/watch/${id}`;

const MINUTE_S = 60;
const HOUR_S = 3_600;
const LENGTH_S = 2 * HOUR_S;

/** The start of the game relative to now, and whether it is recorded. */
const STATES = {
  upcoming: { from: 26 * HOUR_S + 12 * MINUTE_S, recorded: true },
  soon: { from: 4 * MINUTE_S, recorded: true },
  seconds: { from: 8, recorded: true },
  live: { from: -30 * MINUTE_S, recorded: true },
  preparing: { from: -3 * HOUR_S, recorded: true },
  unrecorded: { from: -3 * HOUR_S, recorded: false },
  recorded: { from: -72 * HOUR_S, recorded: true },
} as const;

type Change = Partial<EventRow>;

/** Puts the game into the given state. By default it is free to watch and has no prerolls. */
export const game =
  (state: keyof typeof STATES, change: Change = {}, id = GAME_ID) =>
  (world: World): void => {
    const row = world.catalogue.eventById.get(id);
    if (!row) throw new Error(`the demo channel has no event ${id}`);
    const { from, recorded } = STATES[state];
    Object.assign(row, {
      type: 'free',
      start: world.now() + from,
      planned: LENGTH_S,
      recorded,
      embedded: null,
      trailer: false,
      secondCamera: null,
      ...change,
    } satisfies Change);
    world.catalogue.settings.prerolls = [];
  };

export const SOLD_SEPARATELY = {
  type: 'ppv',
  base_price: 1299,
  service_fee: 100,
  price: null,
  single_event_package_id: 1_000_000 + GAME_ID,
} as const;

/** A game that is not sold separately, so that only passes give access. */
export const SOLD_IN_PASSES = { ...SOLD_SEPARATELY, type: 'paid', single_event_package_id: null } as const;

/** Gives the fan a ticket to a recorded game with the given capabilities. */
export const ticketHolder =
  (capabilities: readonly Capability[], id = GAME_ID) =>
  (world: World): void => {
    game('recorded', SOLD_SEPARATELY, id)(world);
    const { users, orders } = world.store;
    const user = users.find(({ email }) => email === FAN);
    const model = orders.where(({ order }) => order.type === 'event' && order.status === 'paid').at(-1);
    if (!user || !model) throw new Error('the demo channel has no ticket to copy');
    const { id: _, ...rest } = model;
    orders.add({
      ...rest,
      user_id: user.id,
      item: { kind: 'event', id },
      capabilities: [...capabilities],
      order: { ...model.order, event_id: id, product: { ...model.order.product, id } },
    });
  };

/** Gives the fan a ticket to the game whose payment has not ended. */
export const unsettledTicket = (world: World): void => {
  ticketHolder(['watch'])(world);
  const row = world.store.orders.all().at(-1);
  if (row)
    world.store.orders.update(row, {
      outcome: 'never',
      order: { ...row.order, id: row.id, status: 'created', activity_status: 'inactive', paid_at: null },
    });
};

/** Gives the fan a ticket whose payment waits for the fan's confirmation at the bank. */
export const ticketAtTheBank = (world: World): void => {
  unsettledTicket(world);
  const row = world.store.orders.all().at(-1);
  if (!row) return;
  world.store.orders.update(row, { outcome: 'authentication' });
  openIntent(world, { purpose: 'payment', user_id: row.user_id, order_id: row.id }, 'authenticate');
};
