import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INITIAL_VIEWING_CLOCK, updateViewingClock, type ViewingEvent } from './viewing-clock';

const progress = (at: number, time: number, rate = 1): ViewingEvent => ({
  type: 'progress',
  at: at * 1000,
  time,
  rate,
});
const stopped = (at: number, time: number | null): ViewingEvent => ({ type: 'stopped', at: at * 1000, time });
const watched = (events: ViewingEvent[]) => events.reduce(updateViewingClock, INITIAL_VIEWING_CLOCK).seconds;

describe('viewing clock', () => {
  test.each([
    ['nothing', [], 0],
    ['ten seconds of playback are ten seconds', [progress(0, 0), progress(5, 5), stopped(10, 10)], 10],
    ['a pause does not count', [progress(0, 0), stopped(4, 4), progress(60, 4), stopped(66, 10)], 10],
    ['double speed counts once', [progress(0, 0, 2), progress(5, 10, 2), stopped(10, 20)], 10],
    ['half speed counts once', [progress(0, 0, 0.5), stopped(10, 5)], 10],
    [
      'a change of speed during a run is counted exactly',
      [progress(0, 0), progress(4, 4, 2), stopped(8, 12)],
      8,
    ],
    ['a stall does not count', [progress(0, 0), stopped(3, 3), progress(20, 3), stopped(24, 7)], 7],
    [
      'a seek forward counts nothing of what it skips',
      [progress(0, 0), progress(5, 5), stopped(5, null), progress(5.5, 900), stopped(10.5, 905)],
      10,
    ],
    [
      'a seek back counts nothing of what it skips',
      [progress(0, 500), progress(5, 505), stopped(5, null), progress(5.5, 10), stopped(10.5, 15)],
      10,
    ],
    [
      'a jump without a seek event counts nothing of what it skips',
      [progress(0, 0), progress(5, 5), progress(5.25, 905), stopped(10.25, 910)],
      10.25,
    ],
    [
      'a sleeping machine does not count',
      [progress(0, 0), progress(5, 5), progress(3605, 5.2), stopped(3610, 10.2)],
      10.2,
    ],
    [
      'a jump right after the machine slept counts nothing of what it skips',
      [progress(0, 0), progress(5, 5), progress(3605, 5.2), progress(3605.25, 905), stopped(3610.25, 910)],
      10.45,
    ],
    [
      'a stall after an unannounced jump does not count',
      [progress(0, 0), progress(5, 5), progress(5.25, 905), progress(65.25, 905.5), stopped(70.25, 910.5)],
      10.75,
    ],
    ['a hidden tab that plays on counts', [progress(0, 0), progress(60, 60), stopped(61, 61)], 61],
    ['two stops in a row count once', [progress(0, 0), stopped(5, 5), stopped(9, 5)], 5],
    ['a stop before the start counts nothing', [stopped(3, 0), progress(4, 0), stopped(5, 1)], 1],
    ['a closed page counts up to the last known position', [progress(0, 0), progress(7.5, 7.5)], 7.5],
    [
      'a new source starting at zero adds to the total',
      [progress(0, 100), stopped(5, 105), progress(6, 0), stopped(11, 5)],
      10,
    ],
  ] as [string, ViewingEvent[], number][])('measures the time watched: %s', (_, events, seconds) => {
    expect(watched(events)).toBeCloseTo(seconds, 6);
  });

  test('a seek adds at most 0.3 seconds to the time watched', () => {
    expect(watched([progress(0, 0), progress(4, 4), stopped(4.2, null)])).toBeCloseTo(4.2);
    expect(watched([progress(0, 0), progress(4, 4), stopped(9, null)])).toBeCloseTo(4.3);
  });

  test('late and irregular playback events lose no time watched', () => {
    const events = Array.from({ length: 400 }, (_, i) =>
      progress(i * 0.25 + (i % 3) * 0.02, i * 0.25 + (i % 5) * 0.01),
    );
    expect(watched([...events, stopped(100, 100)])).toBeCloseTo(100, 5);
  });

  test('the time watched never decreases, and never exceeds wall-clock time', () => {
    const event = fc.record({
      step: fc.double({ min: 0, max: 20, noNaN: true }),
      time: fc.double({ min: 0, max: 9000, noNaN: true }),
      rate: fc.constantFrom(0.5, 1, 1.5, 2),
      stops: fc.boolean(),
      jumped: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (list) => {
        let [clock, at] = [INITIAL_VIEWING_CLOCK, 0];
        for (const { step, time, rate, stops, jumped } of list) {
          at += step;
          const next = updateViewingClock(
            clock,
            stops ? stopped(at, jumped ? null : time) : progress(at, time, rate),
          );
          expect(next.seconds).toBeGreaterThanOrEqual(clock.seconds);
          clock = next;
        }
        expect(clock.seconds).toBeLessThanOrEqual(at + 1e-6);
      }),
    );
  });
});
