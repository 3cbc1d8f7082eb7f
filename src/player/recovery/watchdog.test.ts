import { describe, expect, test } from 'vitest';
import { type Advice, newWatch, type Pulse, waitBefore, watch } from './watchdog';

type Second = Partial<Omit<Pulse, 'now'>> & { now?: number };

/** Runs one pulse a second and says at which second what was advised. */
function run(seconds: Second[]): [number, Advice][] {
  let state = newWatch(0);
  const advised: [number, Advice][] = [];
  seconds.forEach((second, index) => {
    const now = second.now ?? (index + 1) * 1000;
    const pulse = { time: 0, wanted: true, online: true, failed: false, patient: false, ...second, now };
    const [next, advice] = watch(state, pulse, 0);
    if (advice !== 'wait') advised.push([now / 1000, advice]);
    state = next;
  });
  return advised;
}

const playing = (count: number, from = 1): Second[] =>
  Array.from({ length: count }, (_, i) => ({ time: from + i }));
const stuck = (count: number, extra: Second = {}): Second[] =>
  Array.from({ length: count }, () => ({ time: 5, ...extra }));

describe('the watchdog', () => {
  test.each([
    ['leaves a video that plays alone', playing(60), []],
    ['loads anew after eight seconds without progress', [...playing(5), ...stuck(9)], [[13, 'reload']]],
    ['leaves a paused one alone', stuck(60, { wanted: false }), []],
    ['counts from the press on play', [...stuck(20, { wanted: false }), ...stuck(7)], []],
    ['does nothing without a network', stuck(60, { online: false }), []],
    [
      'loads anew at once when the network is back',
      [...stuck(30, { online: false }), ...stuck(2)],
      [[31, 'reload']],
    ],
    ['unless it plays on from its buffer', [...stuck(3, { online: false }), ...playing(5, 6)], []],
    [
      'also after an error',
      [...stuck(9, { online: false, failed: true }), ...stuck(1, { failed: true })],
      [[10, 'reload']],
    ],
  ] as [string, Second[], [number, Advice][]][])('%s', (_, seconds, advised) => {
    expect(run(seconds)).toEqual(advised);
  });

  test('waits longer after each failure, then gives up', () => {
    expect(run(stuck(100, { failed: true, wanted: false })).slice(0, 8)).toEqual([
      [2, 'reload'],
      [4, 'reload'],
      [7, 'reload'],
      [12, 'reload'],
      [21, 'reload'],
      [37, 'reload'],
      [53, 'reload'],
      [54, 'give-up'],
    ]);
  });

  test('never gives up on a stream that has yet to begin', () => {
    const advised = run(stuck(400, { failed: true, patient: true }));
    expect(advised.length).toBeGreaterThan(15);
    expect(advised.every(([, advice]) => advice === 'reload')).toBe(true);
  });

  test('a stall that loading anew doesn’t mend ends in giving up', () => {
    const advised = run(stuck(90));
    expect(advised.slice(0, 7).map(([, advice]) => advice)).toEqual(Array(7).fill('reload'));
    expect(advised[7]?.[1]).toBe('give-up');
  });

  test('a sleep is no stall', () => {
    expect(run([...playing(5), { time: 5, now: 3_600_000 }, { time: 5, now: 3_601_000 }])).toEqual([]);
  });

  test('ten calm seconds forget the attempts, fewer do not', () => {
    const incident = stuck(12, { failed: true });
    const loads = (seconds: Second[]) =>
      run([...incident, ...seconds, ...stuck(9, { failed: true })]).length - 4;
    expect(loads(playing(12, 10))).toBe(3);
    expect(loads(playing(3, 10))).toBe(1);
  });
});

test.each([
  [0, 0, 500],
  [0, 1, 1_000],
  [3, 0, 4_000],
  [3, 1, 8_000],
  [10, 0, 15_000],
  [60, 1, 30_000],
])('before attempt %d, by chance %d: %d ms', (attempt, random, ms) => {
  expect(waitBefore(attempt, random)).toBe(ms);
});
