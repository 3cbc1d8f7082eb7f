import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isViewing, newViewing, type Viewing, type WatchEntry, withEntry } from './viewing';

const EVENT = { id: 7, title: 'East at West' };
const begun = newViewing(EVENT, 1_000, { live: false, embedded: false });

type LogRow = [elapsed: number, entry: WatchEntry];
const viewingOf = (entries: readonly LogRow[], from: Viewing = begun) =>
  entries.reduce((viewing, [elapsed, entry]) => withEntry(viewing, entry, elapsed), from);

const wait = (
  type: 'start' | 'stall',
  milliseconds: number,
  state: 'going' | 'over' | 'left' = 'over',
  offline = 0,
): WatchEntry => ({ type, milliseconds, offline, state });
const watched = (seconds: number): WatchEntry => ({ type: 'watched', seconds });

describe('withEntry', () => {
  test.each<[string, LogRow[], Partial<Viewing>]>([
    ['the viewing starts with a wait', [[900, wait('start', 900)]], { started: true, waited: 900 }],
    [
      'an ongoing wait counts once, with its full length',
      [
        [0, wait('start', 0, 'going')],
        [5_000, wait('start', 5_000, 'going')],
        [7_000, wait('start', 7_000)],
      ],
      { waited: 7_000, spans: [{ kind: 'start', from: 0, ms: 7_000, offline: 0, open: false }] },
    ],
    [
      'the video has not started before its first frame',
      [[9_000, wait('start', 9_000, 'left')]],
      { started: false, waited: 9_000 },
    ],
    [
      'waits before the first frame add up',
      [
        [4_000, wait('start', 4_000, 'left')],
        [9_000, wait('start', 3_000)],
      ],
      { started: true, waited: 7_000 },
    ],
    [
      'stalls are counted with their total, the longest one and the time offline',
      [
        [10_000, wait('stall', 2_000)],
        [21_000, wait('stall', 5_000, 'going', 1_000)],
        [22_000, wait('stall', 6_000, 'over', 2_000)],
      ],
      { stalls: 2, stalled: 8_000, longest: 6_000, offline: 2_000 },
    ],
    [
      'other entries do not end an ongoing wait',
      [
        [10_000, watched(8)],
        [15_000, wait('stall', 5_000, 'going')],
        [16_000, { type: 'error', code: 'network' }],
        [16_500, watched(8.3)],
        [16_600, { type: 'gave-up' }],
        [23_000, wait('stall', 13_000)],
      ],
      {
        ...{ stalls: 1, stalled: 13_000, longest: 13_000, watched: 8_300 },
        spans: [
          { kind: 'play', from: 2_000, ms: 8_000, offline: 0, open: false },
          { kind: 'gave-up', from: 16_600, ms: 0, offline: 0, open: false },
          { kind: 'stall', from: 10_000, ms: 13_000, offline: 0, open: false },
        ],
      },
    ],
    [
      'continuous playback is one span',
      [
        [6_000, watched(5)],
        [11_000, watched(10)],
      ],
      { watched: 10_000, spans: [{ kind: 'play', from: 1_000, ms: 10_000, offline: 0, open: false }] },
    ],
    [
      'a pause leaves a gap between spans',
      [
        [5_000, watched(5)],
        [60_000, watched(10)],
      ],
      {
        watched: 10_000,
        spans: [
          { kind: 'play', from: 0, ms: 5_000, offline: 0, open: false },
          { kind: 'play', from: 55_000, ms: 5_000, offline: 0, open: false },
        ],
      },
    ],
    [
      'the time at each height is counted',
      [
        [0, { type: 'quality', height: 360 }],
        [5_000, watched(5)],
        [5_000, { type: 'quality', height: 720 }],
        [25_000, watched(25)],
      ],
      { heights: { 360: 5_000, 720: 20_000 } },
    ],
    [
      'errors are counted by kind, and recoveries with them',
      [
        [1, { type: 'error', code: 'network 500' }],
        [2, { type: 'recovery' }],
        [3, { type: 'error', code: 'network 500' }],
        [4, { type: 'gave-up' }],
      ],
      { errors: { 'network 500': 2 }, reloads: 1, gaveUp: 1 },
    ],
    ['a player that never loaded ends the viewing', [[5, { type: 'error', code: 'no-code' }]], { gaveUp: 1 }],
    ['prerolls are ignored', [[5, { type: 'preroll' }]], { spans: [], waited: 0 }],
  ])('builds a viewing from log entries: %s', (_, entries, expected) =>
    expect(viewingOf(entries)).toMatchObject(expected),
  );

  test('a viewing stays small and its sums exact, whatever the log entries', () => {
    const entry = fc.oneof(
      fc.integer({ min: 300, max: 20_000 }).map((ms) => wait('stall', ms)),
      fc.integer({ min: 300, max: 20_000 }).map((ms) => wait('stall', ms, 'left', ms)),
      fc.constantFrom<WatchEntry>({ type: 'gave-up' }, { type: 'recovery' }, { type: 'preroll' }),
      fc.string({ maxLength: 90 }).map((code): WatchEntry => ({ type: 'error', code })),
      fc.integer({ min: 1, max: 4_320 }).map((height): WatchEntry => ({ type: 'quality', height })),
    );
    fc.assert(
      fc.property(fc.array(entry, { minLength: 300, maxLength: 600 }), (entries) => {
        let seconds = 0;
        let viewing = begun;
        for (const [index, next] of entries.entries()) {
          seconds += 3;
          viewing = withEntry(
            withEntry(viewing, watched(seconds), index * 30_000),
            next,
            index * 30_000 + 20_000,
          );
        }
        const waits = entries.filter((one) => 'milliseconds' in one);
        expect(viewing.stalled).toBe(waits.reduce((sum, one) => sum + one.milliseconds, 0));
        expect(viewing.stalls).toBe(waits.length);
        expect(viewing.watched).toBe(seconds * 1_000);
        expect(JSON.stringify(viewing).length).toBeLessThan(25_000);
        expect(isViewing(JSON.parse(JSON.stringify(viewing)))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test('rejects a stored viewing that another program wrote', () => {
    for (const wrong of [
      null,
      [],
      {},
      { ...begun, spans: [{}] },
      { ...begun, watched: -1 },
      { ...begun, errors: { a: 'b' } },
    ])
      expect(isViewing(wrong)).toBe(false);
  });
});
