import { describe, expect, test } from 'vitest';
import { type Advice, backoffMs, newWatch, type Pulse, watch } from './watchdog';

type Second = Partial<Omit<Pulse, 'now'>> & { now?: number };

const QUIET: Omit<Pulse, 'now'> = {
  time: 0,
  shouldPlay: true,
  online: true,
  failed: false,
  patient: false,
  readyToStart: false,
  hasFallback: false,
};

/** Feeds one pulse a second; returns each piece of advice with the second at which it was given. */
function run(seconds: Second[]): [number, Advice][] {
  let state = newWatch(0);
  const advised: [number, Advice][] = [];
  seconds.forEach((second, index) => {
    const now = second.now ?? (index + 1) * 1000;
    const pulse = { ...QUIET, ...second, now };
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

describe('the playback watchdog', () => {
  test.each([
    ['leaves a playing video alone', playing(60), []],
    ['reloads after eight seconds without progress', [...playing(5), ...stuck(9)], [[13, 'reload']]],
    ['leaves a paused video alone', stuck(60, { shouldPlay: false }), []],
    ['counts from the press on play', [...stuck(20, { shouldPlay: false }), ...stuck(7)], []],
    ['does nothing while offline', stuck(60, { online: false }), []],
    [
      'falls back after a start has stalled for six seconds',
      stuck(8, { readyToStart: true, hasFallback: true }),
      [[7, 'fallback']],
    ],
    ['reloads a stalled start without a fallback', stuck(9, { readyToStart: true }), [[9, 'reload']]],
    ['does not fall back on a line that brings no data', stuck(9, { hasFallback: true }), [[9, 'reload']]],
    [
      'leaves a video alone that nobody started',
      stuck(20, { readyToStart: true, hasFallback: true, shouldPlay: false }),
      [],
    ],
    [
      'reloads at once when the network is back',
      [...stuck(30, { online: false }), ...stuck(2)],
      [[31, 'reload']],
    ],
    [
      'does not reload after an outage that the buffer covered',
      [...stuck(3, { online: false }), ...playing(5, 6)],
      [],
    ],
    [
      'reloads when the network is back after an error',
      [...stuck(9, { online: false, failed: true }), ...stuck(1, { failed: true })],
      [[10, 'reload']],
    ],
  ] as [string, Second[], [number, Advice][]][])('the playback watchdog %s', (_, seconds, advised) => {
    expect(run(seconds)).toEqual(advised);
  });

  test('the watchdog waits longer after each failure, then gives up', () => {
    expect(run(stuck(100, { failed: true, shouldPlay: false })).slice(0, 8)).toEqual([
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

  test('the watchdog never gives up on a stream that has not started', () => {
    const advised = run(stuck(400, { failed: true, patient: true }));
    expect(advised.length).toBeGreaterThan(15);
    expect(advised.every(([, advice]) => advice === 'reload')).toBe(true);
  });

  test('the watchdog gives up on a stall that reloading does not fix', () => {
    const advised = run(stuck(90));
    expect(advised.slice(0, 7).map(([, advice]) => advice)).toEqual(Array(7).fill('reload'));
    expect(advised[7]?.[1]).toBe('give-up');
  });

  test('the watchdog does not take a sleeping machine for a stall', () => {
    expect(run([...playing(5), { time: 5, now: 3_600_000 }, { time: 5, now: 3_601_000 }])).toEqual([]);
  });

  test('the watchdog resets its attempts after ten seconds without an incident, not earlier', () => {
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
])('the backoff before attempt %d with random %d is %d ms', (attempt, random, ms) => {
  expect(backoffMs(attempt, random)).toBe(ms);
});
