import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addedBy, addsNothing, type Game, ownedOpenings, type TimedOpening } from './added';
import type { Opening } from './coverage';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const DAY = 86_400_000;
const lineageOf = (category: number) => (category > 10 ? [Math.floor(category / 10)] : []);

const game = (id: number, change: Partial<Game> = {}): Game => ({
  id,
  type: 'paid',
  event_category_id: 11,
  participants: [{ id: 100 + (id % 3) }],
  event_utc_ts: NOW / 1000 + id * 86_400,
  duration: 7_200,
  stream_status: 'upcoming',
  recording: 'none',
  has_access: false,
  ...change,
});
const opening = (change: Partial<Opening>): Opening => ({
  capabilities: ['watch'],
  everything: false,
  event_id: null,
  participant_id: null,
  event_categories: [],
  ...change,
});
const ALWAYS = Number.POSITIVE_INFINITY;
const everything = (until = ALWAYS): TimedOpening => ({ opening: opening({ everything: true }), until });
const team = (id: number, until = ALWAYS): TimedOpening => ({
  opening: opening({ participant_id: id }),
  until,
});
const ids = (games: readonly Game[]) => games.map(({ id }) => id);
const viewer = (...owned: TimedOpening[]) => ({ owned, now: NOW, lineageOf });

describe('addedBy', () => {
  test('counts the upcoming games and the recordings that a product adds separately, earliest first', () => {
    const recording = game(3, { stream_status: 'finished', recording: 'ready' });
    const added = addedBy(everything(), [game(2), game(1), recording], viewer());
    expect(ids(added.coming)).toEqual([1, 2]);
    expect(ids(added.recordings)).toEqual([3]);
    expect(added.ownsAll).toBe(false);
  });

  test('a product does not add free games, games without a recording, or games after its end', () => {
    const games = [
      game(1, { type: 'free' }),
      game(2, { stream_status: 'finished' }),
      game(3, { stream_status: 'finished', recording: 'preparing' }),
      game(40),
    ];
    expect(addedBy(everything(NOW + 30 * DAY), games, viewer())).toMatchObject({
      coming: [],
      recordings: [],
      ownsAll: false,
    });
  });

  test('a pass adds nothing while a membership opens all its games, until the membership ends', () => {
    const until = NOW + 30 * DAY;
    const added = addedBy(team(101), [game(1), game(4)], viewer(everything(until)));
    expect(added).toMatchObject({ coming: [], ownsAll: true, ownedUntil: until });
  });

  test('a pass is owned without an end if the product that already opens its games renews', () => {
    const added = addedBy(team(101), [game(1)], viewer(everything()));
    expect(added).toMatchObject({ ownsAll: true, ownedUntil: null });
  });

  test('a pass adds the games after the end of the products that the viewer owns', () => {
    const added = addedBy(team(101), [game(1), game(40)], viewer(everything(NOW + 30 * DAY)));
    expect(ids(added.coming)).toEqual([40]);
    expect(added).toMatchObject({ ownsAll: false, ownedUntil: null });
  });

  test('a pass does not add a game that the channel opened for the viewer manually, without an order', () => {
    expect(addedBy(team(101), [game(1, { has_access: true })], viewer())).toMatchObject({
      coming: [],
      ownsAll: true,
      ownedUntil: null,
    });
  });

  test('a pass does not add pay-per-view games, but lists them as excluded', () => {
    const added = addedBy(team(101), [game(1, { type: 'ppv' }), game(2, { type: 'ppv' })], viewer());
    expect(added.coming).toEqual([]);
    expect(ids(added.excluded)).toEqual([1]);
  });

  test('lists as excluded only live or upcoming pay-per-view games that the viewer cannot watch', () => {
    const games = [
      game(1, { type: 'ppv', stream_status: 'live' }),
      game(4, { type: 'ppv', stream_status: 'finished', recording: 'ready' }),
      game(7, { type: 'ppv', has_access: true }),
      game(10),
    ];
    expect(ids(addedBy(team(101), games, viewer()).excluded)).toEqual([1]);
  });

  test('sorts added games that start at the same time by their ids', () => {
    const event_utc_ts = NOW / 1000 + 86_400;
    const games = [7, 1, 4].map((id) => game(id, { event_utc_ts }));
    expect(ids(addedBy(team(101), games, viewer()).coming)).toEqual([1, 4, 7]);
  });

  test('a product adds a game that ends with it, but not one that ends later', () => {
    const end = NOW + DAY + 7_200_000;
    expect(ids(addedBy(team(101, end), [game(1)], viewer()).coming)).toEqual([1]);
    expect(addedBy(team(101, end - 1), [game(1)], viewer()).coming).toEqual([]);
  });

  test('a product is unnecessary until, for the first of its games, the last owned product that opens the game ends', () => {
    const [soon, later, last] = [NOW + 20 * DAY, NOW + 30 * DAY, NOW + 40 * DAY];
    const owned = [team(100, soon), team(100, later), team(101, last)];
    expect(addedBy(everything(), [game(1), game(3)], viewer(...owned))).toMatchObject({
      ownsAll: true,
      ownedUntil: later,
    });
  });

  test('a pass adds a game for which the viewer’s access ends with an order, although it can be watched now', () => {
    const added = addedBy(team(101), [game(40, { has_access: true })], viewer(everything(NOW + 30 * DAY)));
    expect(ids(added.coming)).toEqual([40]);
  });

  test('a product that opens no game at all adds nothing and is not owned', () => {
    expect(addedBy(team(999), [game(1)], viewer(everything()))).toMatchObject({ coming: [], ownsAll: false });
  });
});

test('the games that a product adds agree with brute force over random games, products and orders', () => {
  const timed = fc.record({
    opening: fc.oneof(
      fc.constant(opening({ everything: true })),
      fc.integer({ min: 100, max: 103 }).map((participant_id) => opening({ participant_id })),
      fc.subarray([1, 2, 11, 12, 21]).map((event_categories) => opening({ event_categories })),
      fc.integer({ min: 1, max: 8 }).map((event_id) => opening({ event_id })),
      fc.constant(opening({ everything: true, capabilities: ['clipping'] })),
    ),
    until: fc.constantFrom(NOW + 3 * DAY, NOW + 6 * DAY, ALWAYS),
  });
  const games = fc.uniqueArray(
    fc
      .record({
        id: fc.integer({ min: 1, max: 9 }),
        type: fc.constantFrom('free', 'register', 'paid', 'ppv'),
        event_category_id: fc.constantFrom(1, 2, 11, 12, 21),
        stream_status: fc.constantFrom('upcoming', 'live', 'finished'),
        recording: fc.constantFrom('none', 'ready'),
      } as const)
      .map(({ id, ...change }) => game(id, change)),
    { selector: ({ id }) => id },
  );
  const opensAlone = ({ opening: by, until }: TimedOpening, one: Game): boolean => {
    if (!by.capabilities.includes('watch')) return false;
    const end = one.stream_status === 'finished' ? NOW : one.event_utc_ts * 1000 + 7_200_000;
    if (end > until) return false;
    if (by.event_id !== null) return by.event_id === one.id;
    if (one.type !== 'paid') return false;
    const sports = [one.event_category_id, ...lineageOf(one.event_category_id)];
    return (
      by.everything ||
      (by.participant_id !== null
        ? one.participants.some(({ id }) => id === by.participant_id)
        : sports.some((sport) => by.event_categories.includes(sport)))
    );
  };
  fc.assert(
    fc.property(timed, fc.array(timed, { maxLength: 3 }), games, (product, owned, all) => {
      const expected = all.filter(
        (one) =>
          opensAlone(product, one) &&
          !owned.some((each) => opensAlone(each, one)) &&
          (one.stream_status !== 'finished' || one.recording === 'ready'),
      );
      const { coming, recordings } = addedBy(product, all, viewer(...owned));
      expect(ids([...coming, ...recordings]).sort()).toEqual(ids(expected).sort());
    }),
    { numRuns: 2_000 },
  );
});

const order = {
  id: 1,
  type: 'subscription',
  status: 'paid',
  activity_status: 'active',
  product: { id: 5, event_categories: [], participant_id: null },
  event_id: null,
  vod_id: null,
  period_end: '2026-12-23T00:00:00Z',
  auto_renewal: 'cancelled',
} as const;
const OFFER = { packages: [], plans: [{ id: 5, capabilities: ['watch', 'clipping'] }] };

test('an order in force opens what its product opens, until its period ends or for as long as it renews', () => {
  const [ends] = ownedOpenings([order], OFFER);
  expect(ends).toMatchObject({ opening: { everything: true, capabilities: ['watch', 'clipping'] } });
  expect(ends?.until).toBe(Date.parse('2026-12-23T00:00:00Z'));
  expect(ownedOpenings([{ ...order, auto_renewal: 'on' }], OFFER)[0]?.until).toBe(ALWAYS);
  expect(ownedOpenings([{ ...order, activity_status: 'expired' }], OFFER)).toEqual([]);
  expect(ownedOpenings([{ ...order, status: 'failed' }], OFFER)).toEqual([]);
});

test.each([
  [
    'a ticket opens its event',
    { type: 'event', event_id: 7, product: { id: 40, event_categories: [], participant_id: null } },
    { event_id: 7, everything: false, capabilities: ['watch'] },
  ],
  [
    'a pass for one event opens that event',
    { type: 'package', product: { id: 41, event_categories: [], participant_id: null } },
    { event_id: 8, everything: false, capabilities: ['watch', 'no_ads'] },
  ],
  [
    'a team pass opens its team’s games',
    { type: 'package', product: { id: 42, event_categories: [], participant_id: 101 } },
    { event_id: null, everything: false, participant_id: 101, capabilities: ['watch', 'downloading'] },
  ],
  [
    'a plan opens everything with its own capabilities',
    { product: { id: 6, event_categories: [], participant_id: null } },
    { event_id: null, everything: true, capabilities: ['watch', 'no_ads'] },
  ],
  [
    'a plan is not the pass with the same id',
    { product: { id: 41, event_categories: [], participant_id: null } },
    { event_id: null, everything: true, capabilities: ['watch'] },
  ],
  [
    'a pass is not the plan with the same id',
    { type: 'package', product: { id: 5, event_categories: [11], participant_id: null } },
    { event_id: null, everything: false, event_categories: [11], capabilities: ['watch'] },
  ],
] as const)('an order opens events: %s', (_, change, expected) => {
  const offer = {
    packages: [
      { id: 42, capabilities: ['watch', 'downloading'] },
      { id: 41, capabilities: ['watch', 'no_ads'], event_id: 8 },
    ],
    plans: [...OFFER.plans, { id: 6, capabilities: ['watch', 'no_ads'] }],
  };
  expect(ownedOpenings([{ ...order, ...change }], offer)[0]?.opening).toMatchObject(expected);
});

test('an order without an end opens events for ever', () => {
  expect(ownedOpenings([{ ...order, period_end: null }], OFFER)[0]?.until).toBe(ALWAYS);
});

test('an order for a product that is no longer offered still opens its events', () => {
  const [gone] = ownedOpenings([order], { packages: [], plans: [] });
  expect(gone?.opening.capabilities).toEqual(['watch']);
});

test.each([
  [{}, true],
  [{ coming: [1] }, false],
  [{ recordings: [1] }, false],
  [{ coming: [1], recordings: [1] }, false],
  [{ hasMoreComing: true }, false],
  [{ countsRecordings: false }, false],
])('decides whether a product with %o certainly adds nothing: %s', (change, expected) => {
  const nothing = { ...addedBy(everything(), [], viewer()), hasMoreComing: false, countsRecordings: true };
  expect(addsNothing({ ...nothing, ...change })).toBe(expected);
});
