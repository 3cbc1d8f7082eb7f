import type { Language, Order, Subscription } from '../../generated/model/index.ts';
import type { Catalogue } from '../data/catalogue.ts';
import { eventTitle } from '../data/event-title.ts';
import type { EventRow } from '../data/events.ts';
import { MONTHLY_ID, TEAM_PASS_ID } from '../data/passes.ts';
import { at } from '../data/random.ts';
import { divisionId, inLanguage, type Text } from '../data/words.ts';
import { framePicture } from '../media/frame-picture.ts';
import { sceneOfEvent } from '../media/scenes.ts';
import { encodePaymentMethod } from '../stripe/payment-method-id.ts';
import type { ClipRow, Item, OrderRow } from './rows.ts';
import type { Store } from './store.ts';

const DAY_S = 86_400;
const MONTH_S = 30 * DAY_S;

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

interface Past {
  item: Item;
  type: Order['type'];
  name: string;
  price: number;
  fee: number;
  from: number;
  change?: Partial<Order>;
  product?: Partial<Order['product']>;
  capabilities?: OrderRow['capabilities'];
}

function pastOrder(userId: number, past: Past): Omit<OrderRow, 'id'> {
  const { item, type, name, price, fee, from } = past;
  return {
    user_id: userId,
    item,
    capabilities: past.capabilities ?? [],
    outcome: 'paid',
    polls: 0,
    cancel_polls: 0,
    payment_method: null,
    save_card: false,
    order: {
      id: 1,
      type,
      status: 'paid',
      activity_status: 'active',
      kind: null,
      product: {
        id: item.id,
        name,
        event_category_id: null,
        event_categories: [],
        participant_id: null,
        event_utc_ts: null,
        period: null,
        ...past.product,
      },
      amounts: { price, service_fee: fee, discount: 0, tax: 0, total: price },
      coupon: null,
      card: { brand: 'visa', last4: '4242' },
      failure: null,
      created_at: iso(from),
      paid_at: iso(from + 3),
      period_start: null,
      period_end: null,
      trial_ends_at: null,
      auto_renewal: null,
      event_id: null,
      vod_id: null,
      ...past.change,
    },
  };
}

function eventOrder(
  userId: number,
  { settings }: Catalogue,
  row: EventRow,
  from: number,
  change: Partial<Order>,
): Omit<OrderRow, 'id'> {
  return pastOrder(userId, {
    item: { kind: 'event', id: row.id },
    type: 'event',
    name: eventTitle(settings.language, row),
    price: row.base_price + row.service_fee,
    fee: row.service_fee,
    from,
    product: { event_category_id: row.event_category_id, event_utc_ts: row.start },
    change: { event_id: row.id, ...change },
    capabilities: ['watch'],
  });
}

function subscriptionOrder(userId: number, plan: Subscription, from: number, change: Partial<Order>) {
  return pastOrder(userId, {
    item: { kind: 'subscription', id: plan.id },
    type: 'subscription',
    name: plan.name,
    price: plan.price,
    fee: plan.service_fee,
    from,
    product: { period: plan.period },
    change: { period_start: iso(from), period_end: iso(from + MONTH_S), ...change },
    capabilities: plan.capabilities,
  });
}

/**
 * Seeds the data of a viewer who has been a member for two months: a trial that became a membership, a pass,
 * games, a card and clips.
 */
export function seedMember(store: Store, userId: number, catalogue: Catalogue, now: number): void {
  const plan = catalogue.subscriptions.find(({ id }) => id === MONTHLY_ID);
  const teamPass = catalogue.packageById.get(TEAM_PASS_ID);
  const team = catalogue.teams[0];
  const sold = catalogue.events
    .filter(({ type, start }) => type === 'ppv' && start < now - 10 * DAY_S)
    .slice(-3);
  const [failed, refunded, watched] = sold;
  const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030, outcome: 'success' } as const;
  const paymentMethod = encodePaymentMethod(card, 'member');
  store.cards.add({
    user_id: userId,
    card: {
      id: paymentMethod,
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: 2030,
      is_default: true,
    },
  });
  if (!plan || !teamPass || !team || !failed || !refunded || !watched) return;

  const ago = (days: number) => now - days * DAY_S;
  const free = { price: 0, service_fee: 0, discount: 0, tax: 0, total: 0 };
  const ended = { activity_status: 'expired', auto_renewal: null } as const;
  const rows = [
    subscriptionOrder(userId, plan, ago(47), {
      ...ended,
      kind: 'created',
      amounts: free,
      card: null,
      period_end: iso(ago(40)),
      trial_ends_at: iso(ago(40)),
    }),
    subscriptionOrder(userId, plan, ago(40), { ...ended, kind: 'updated' }),
    eventOrder(userId, catalogue, failed, ago(21), {
      status: 'failed',
      activity_status: 'inactive',
      failure: 'authentication_failed',
      paid_at: null,
    }),
    eventOrder(userId, catalogue, refunded, ago(20), {
      status: 'refunded',
      activity_status: 'inactive',
      refunded_at: iso(ago(18)),
    }),
    eventOrder(userId, catalogue, watched, ago(19), {}),
    pastOrder(userId, {
      item: { kind: 'package', id: TEAM_PASS_ID },
      type: 'package',
      name: `${teamPass.name} – ${team.name}`,
      price: 4999,
      fee: 500,
      from: ago(15),
      product: { participant_id: team.id, period: 'annual' },
      change: { period_start: iso(ago(15)), period_end: iso(ago(15) + 365 * DAY_S) },
      capabilities: ['watch', 'clipping'],
    }),
    subscriptionOrder(userId, plan, ago(10), { kind: 'updated', auto_renewal: 'on' }),
  ];
  for (const row of rows) {
    const added = store.orders.add(row);
    added.order.id = added.id;
  }

  for (const [kind, id] of [
    ['participant', team.id],
    ['group', catalogue.schools[1]?.id ?? 1],
    ['category', 2],
  ] as const)
    store.favorites.add({ user_id: userId, favoritable_id: id, favoritable_type: kind });
  seedClips(store, userId, catalogue, now);
}

type Status = ClipRow['clip']['status'];

const CLIPS: readonly [name: Text, status: Status, minutes: number][] = [
  [['The overtime winner', 'Le but en prolongation'], 'ready', 3 * 1440],
  [['That save', 'Quel arrêt!'], 'ready', 2 * 1440],
  [['Warm-up', 'L’échauffement'], 'failed', 90],
  [['Senior night entrance', 'L’entrée des finissants'], 'processing', 1],
];

/** Clips of the latest hockey games by fans without a demo account. `game` counts back from the last game. */
const FANS_CLIPS: readonly [name: Text, game: number, minutes: number][] = [
  [['The crowd goes wild', 'La foule en délire'], 1, 5 * 1440],
  [['Comeback in the last minute', 'Remontée à la dernière minute'], 2, 4 * 1440],
  [['Star of the game', 'L’étoile du match'], 3, 6 * 1440],
  [['The play that decided it', 'Le jeu décisif'], 3, 7 * 1440],
];
const NO_USER_ID = 0;
const HOCKEY = [divisionId(1, 'college'), divisionId(1, 'high-school')];

/** Translates the name of a seeded clip. Names that viewers chose are returned unchanged. */
export function seededClipName(language: Language, name: string): string {
  const known = [...CLIPS, ...FANS_CLIPS].find(([names]) => names.includes(name));
  return known ? inLanguage(language, known[0]) : name;
}

function seedClips(store: Store, userId: number, catalogue: Catalogue, now: number): void {
  // The seeded names are about hockey, so the clips must be from hockey games.
  const games = catalogue.events.filter(
    ({ recorded, embedded, start, participants, event_category_id }) =>
      recorded &&
      !embedded &&
      start < now - 3 * DAY_S &&
      participants.length === 2 &&
      HOCKEY.includes(event_category_id),
  );
  const { language } = catalogue.settings;
  function add(
    index: number,
    ofUser: number,
    seed: { name: Text; status: Status; game: number; minutes: number },
  ) {
    const { name, status, minutes } = seed;
    const game = at(games, -seed.game);
    const duration = 12 + index * 4;
    const start_time = 300 + index * 67;
    const ready = status === 'ready';
    const row = store.clips.add({
      user_id: ofUser,
      outcome: status === 'processing' ? 'never' : status,
      polls: 0,
      clip: {
        id: 1,
        uuid: `5f0c7d3e-9a1b-4c82-8d10-0000000000${String(index + 10)}`,
        event_id: game.id,
        event_name: eventTitle(language, game),
        event_media_id: game.id * 10 + 3,
        name: inLanguage(language, name),
        start_time,
        duration,
        tags: catalogue.settings.clip_tags.slice(index % 5, (index % 5) + 2),
        status,
        image: ready ? framePicture(start_time, sceneOfEvent(game)) : null,
        media_url: ready ? `/media/vod/${game.id}/master.m3u8?seconds=${duration}` : null,
        created_at: iso(now - minutes * 60),
      },
    });
    row.clip.id = row.id;
  }
  for (const [index, [name, status, minutes]] of CLIPS.entries())
    add(index, userId, { name, status, game: index + 1, minutes });
  for (const [index, [name, game, minutes]] of FANS_CLIPS.entries())
    add(CLIPS.length + index, NO_USER_ID, { name, status: 'ready', game, minutes });
}
