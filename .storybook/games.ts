import type { Capability } from '@generated/model';
import type { EventRow } from '@mocks/data/events';
import type { World } from '@mocks/store/world';
import { FAN } from './till';

/** One of the channel's games, for which a story says how it stands. */
export const GAME = 4200;
export const watching = (id = GAME) => `/watch/${id}`;

const MINUTE = 60;
const HOUR = 3_600;
const LENGTH = 2 * HOUR;

/** When it began or begins, from now; and for how long it was meant to go on. */
const STANDS = {
  upcoming: { from: 26 * HOUR + 12 * MINUTE, recorded: true },
  soon: { from: 4 * MINUTE, recorded: true },
  seconds: { from: 8, recorded: true },
  live: { from: -30 * MINUTE, recorded: true },
  preparing: { from: -3 * HOUR, recorded: true },
  unrecorded: { from: -3 * HOUR, recorded: false },
  recorded: { from: -72 * HOUR, recorded: true },
} as const;

type Change = Partial<EventRow>;

/** A game that is free to watch unless it is said otherwise, with no ads before it. */
export const game =
  (standing: keyof typeof STANDS, change: Change = {}, id = GAME) =>
  (world: World): void => {
    const row = world.catalogue.eventById.get(id);
    if (!row) throw new Error(`the demo channel has no event ${id}`);
    const { from, recorded } = STANDS[standing];
    Object.assign(row, {
      type: 'free',
      start: world.now() + from,
      planned: LENGTH,
      recorded,
      embedded: null,
      trailer: false,
      secondCamera: null,
      ...change,
    } satisfies Change);
    world.catalogue.settings.prerolls = [];
  };

export const SOLD = {
  type: 'ppv',
  base_price: 1299,
  service_fee: 100,
  price: null,
  single_event_package_id: 1_000_000 + GAME,
} as const;

/** Not sold alone: passes open it. */
export const IN_PASSES = { ...SOLD, type: 'paid', single_event_package_id: null } as const;

/** A ticket of the fan's to a recorded game, which opens so much. */
export const ticketHolder =
  (capabilities: readonly Capability[], id = GAME) =>
  (world: World): void => {
    game('recorded', SOLD, id)(world);
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
