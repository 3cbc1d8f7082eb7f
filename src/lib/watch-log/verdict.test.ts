import { expect, test } from 'vitest';
import { SERIOUS, SOME, summaryOf, type Verdict } from './verdict';
import { newViewing, type Viewing } from './viewing';

const watched = (change: Partial<Viewing>): Viewing => ({
  ...newViewing({ id: 7, title: '' }, 0, { live: false, embedded: false }),
  ...{ started: true, waited: 900, watched: 3_600_000 },
  ...change,
});

test.each<[string, Partial<Viewing>[], Verdict]>([
  ['an hour without a hitch', [{}], 'fine'],
  ['one pause that hardly shows', [{ stalls: 1, stalled: SOME.stalled - 1, longest: 2_999 }], 'fine'],
  ['errors that nobody saw', [{ errors: { 'network 500': 4 }, reloads: 2 }], 'fine'],
  ['some seconds of standstill', [{ stalls: 1, stalled: SOME.stalled, longest: 3_000 }], 'some'],
  ['many short ones', [{ stalls: SOME.stalls, stalled: 1_200, longest: 400 }], 'some'],
  ['a slow start', [{ waited: SOME.start }], 'some'],
  ['gone before it began', [{ started: false, watched: 0, waited: SOME.inVain }, {}], 'some'],
  ['a start of half a minute', [{ waited: SERIOUS.start }], 'serious'],
  ['a long standstill', [{ stalls: 1, stalled: 20_000, longest: SERIOUS.longest }], 'serious'],
  ['a minute in all', [{ stalls: 30, stalled: SERIOUS.stalled, longest: 2_000 }], 'serious'],
  [
    'a twentieth of a short viewing',
    [{ watched: 190_000, stalls: 5, stalled: 10_000, longest: 2_000 }],
    'serious',
  ],
  ['the same in an hour', [{ stalls: 5, stalled: 10_000, longest: 2_000 }], 'some'],
  ['never a picture', [{ started: false, watched: 0, waited: SERIOUS.inVain }], 'serious'],
  ['a player that gave up', [{ gaveUp: 1 }], 'serious'],
  ['hardly looked at', [{ watched: 9_999 }], 'tooShort'],
  ['another service’s', [{ embedded: true, started: false, watched: 0, waited: 0 }], 'unknown'],
  ['nothing', [], 'tooShort'],
])('%s', (_, viewings, verdict) => expect(summaryOf(viewings.map(watched)).verdict).toBe(verdict));

test('several viewings are told as one', () => {
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
    ...{ viewings: 3, watched: 90_000, slowestStart: 900, inVain: 7_000 },
    ...{ stalls: 3, stalled: 7_000, longest: 4_000, offline: 1_000 },
    errors: [['network', 2]],
    heights: [
      [240, 10_000],
      [720, 80_000],
    ],
  });
  expect(summaryOf([]).slowestStart).toBeNull();
});
