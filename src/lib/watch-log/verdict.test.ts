import { expect, test } from 'vitest';
import { SERIOUS_TROUBLE, SOME_TROUBLE, summaryOf, troubledEvents, type Verdict } from './verdict';
import { newViewing, type Viewing } from './viewing';

const watched = (change: Partial<Viewing>): Viewing => ({
  ...newViewing({ id: 7, title: '' }, 0, { live: false, embedded: false }),
  ...{ started: true, waited: 900, watched: 3_600_000 },
  ...change,
});

test.each<[string, Partial<Viewing>[], Verdict]>([
  ['an hour without trouble is fine', [{}], 'fine'],
  [
    'one barely visible stall is fine',
    [{ stalls: 1, stalled: SOME_TROUBLE.stalled - 1, longest: 2_999 }],
    'fine',
  ],
  ['invisible errors are fine', [{ errors: { 'network 500': 4 }, reloads: 2 }], 'fine'],
  [
    'some seconds of stalls are trouble',
    [{ stalls: 1, stalled: SOME_TROUBLE.stalled, longest: 3_000 }],
    'some',
  ],
  ['many short stalls are trouble', [{ stalls: SOME_TROUBLE.stalls, stalled: 1_200, longest: 400 }], 'some'],
  ['a slow start is trouble', [{ waited: SOME_TROUBLE.start }], 'some'],
  [
    'a viewer who left before the start is trouble',
    [{ started: false, watched: 0, waited: SOME_TROUBLE.failedStart }, {}],
    'some',
  ],
  ['a start of half a minute is serious', [{ waited: SERIOUS_TROUBLE.start }], 'serious'],
  ['a long stall is serious', [{ stalls: 1, stalled: 20_000, longest: SERIOUS_TROUBLE.longest }], 'serious'],
  [
    'a minute of stalls in total is serious',
    [{ stalls: 30, stalled: SERIOUS_TROUBLE.stalled, longest: 2_000 }],
    'serious',
  ],
  [
    'stalls for a twentieth of a short view are serious',
    [{ watched: 190_000, stalls: 5, stalled: 10_000, longest: 2_000 }],
    'serious',
  ],
  ['the same stalls in an hour are trouble', [{ stalls: 5, stalled: 10_000, longest: 2_000 }], 'some'],
  [
    'a video that never started is serious',
    [{ started: false, watched: 0, waited: SERIOUS_TROUBLE.failedStart }],
    'serious',
  ],
  ['a player that gave up is serious', [{ gaveUp: 1 }], 'serious'],
  ['a viewing of a few seconds has no verdict', [{ watched: 9_999 }], 'tooShort'],
  [
    'an embedded player has no verdict',
    [{ embedded: true, started: false, watched: 0, waited: 0 }],
    'unknown',
  ],
  ['nothing', [], 'tooShort'],
])('decides the verdict on a viewing: %s', (_, viewings, verdict) =>
  expect(summaryOf(viewings.map(watched)).verdict).toBe(verdict),
);

test('the troubled events are those whose viewings, taken together, had trouble', () => {
  const event = (id: number) => ({ id, title: `Game ${id}` });
  const viewings = [
    watched({ event: event(1), stalls: 1, stalled: 2_000, longest: 2_000 }),
    watched({ event: event(2) }),
    watched({ event: event(3), gaveUp: 1 }),
    watched({ event: event(1), stalls: 1, stalled: 2_000, longest: 2_000 }),
  ];
  expect(troubledEvents(viewings)).toEqual([event(1), event(3)]);
  expect(troubledEvents([])).toEqual([]);
});

test('summarises several viewings as one', () => {
  const summary = summaryOf([
    watched({
      watched: 60_000,
      stalls: 1,
      stalled: 4_000,
      longest: 4_000,
      heights: { 720: 50_000, 240: 10_000 },
    }),
    watched({
      watched: 30_000,
      stalls: 2,
      stalled: 3_000,
      longest: 2_000,
      offline: 1_000,
      heights: { 720: 30_000 },
    }),
    watched({ started: false, watched: 0, waited: 7_000, errors: { network: 2 }, heights: { 1080: 0 } }),
  ]);
  expect(summary).toMatchObject({
    ...{ viewings: 3, watched: 90_000, slowestStart: 900, failedStart: 7_000 },
    ...{ stalls: 3, stalled: 7_000, longest: 4_000, offline: 1_000 },
    errors: [['network', 2]],
    heights: [
      [240, 10_000],
      [720, 80_000],
    ],
  });
  expect(summaryOf([]).slowestStart).toBeNull();
});
