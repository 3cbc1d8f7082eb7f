import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newViewingClock, type ViewingEvent, viewing } from './viewing-clock';

const moves = (at: number, time: number, rate = 1): ViewingEvent => ({
  type: 'moves',
  at: at * 1000,
  time,
  rate,
});
const halts = (at: number, time: number | null): ViewingEvent => ({ type: 'halts', at: at * 1000, time });
const watched = (events: ViewingEvent[]) => events.reduce(viewing, newViewingClock).seconds;

describe('time watched', () => {
  test.each([
    ['nothing', [], 0],
    ['ten seconds', [moves(0, 0), moves(5, 5), halts(10, 10)], 10],
    ['a pause does not count', [moves(0, 0), halts(4, 4), moves(60, 4), halts(66, 10)], 10],
    ['double speed counts once', [moves(0, 0, 2), moves(5, 10, 2), halts(10, 20)], 10],
    ['half speed counts once', [moves(0, 0, 0.5), halts(10, 5)], 10],
    ['a change of speed on the way', [moves(0, 0), moves(4, 4, 2), halts(8, 12)], 8],
    ['a stall does not count', [moves(0, 0), halts(3, 3), moves(20, 3), halts(24, 7)], 7],
    [
      'a seek forward counts nothing of what it skips',
      [moves(0, 0), moves(5, 5), halts(5, null), moves(5.5, 900), halts(10.5, 905)],
      10,
    ],
    [
      'a seek back neither',
      [moves(0, 500), moves(5, 505), halts(5, null), moves(5.5, 10), halts(10.5, 15)],
      10,
    ],
    ['a jump nobody announced', [moves(0, 0), moves(5, 5), moves(5.25, 905), halts(10.25, 910)], 10.25],
    [
      'a sleeping machine does not count',
      [moves(0, 0), moves(5, 5), moves(3605, 5.2), halts(3610, 10.2)],
      10.2,
    ],
    [
      'a jump right after the machine slept counts nothing of what it skips',
      [moves(0, 0), moves(5, 5), moves(3605, 5.2), moves(3605.25, 905), halts(3610.25, 910)],
      10.45,
    ],
    [
      'a stall after an unannounced jump does not count',
      [moves(0, 0), moves(5, 5), moves(5.25, 905), moves(65.25, 905.5), halts(70.25, 910.5)],
      10.75,
    ],
    ['a hidden tab that plays on counts', [moves(0, 0), moves(60, 60), halts(61, 61)], 61],
    ['two halts in a row', [moves(0, 0), halts(5, 5), halts(9, 5)], 5],
    ['halts before anything', [halts(3, 0), moves(4, 0), halts(5, 1)], 1],
    ['page close: the last moment known', [moves(0, 0), moves(7.5, 7.5)], 7.5],
    ['a new source begins at nought', [moves(0, 100), halts(5, 105), moves(6, 0), halts(11, 5)], 10],
  ] as [string, ViewingEvent[], number][])('%s', (_, events, seconds) => {
    expect(watched(events)).toBeCloseTo(seconds, 6);
  });

  test('a jump tells little of the end, and adds at most three tenths', () => {
    expect(watched([moves(0, 0), moves(4, 4), halts(4.2, null)])).toBeCloseTo(4.2);
    expect(watched([moves(0, 0), moves(4, 4), halts(9, null)])).toBeCloseTo(4.3);
  });

  test('late and uneven events lose nothing', () => {
    const events = Array.from({ length: 400 }, (_, i) =>
      moves(i * 0.25 + (i % 3) * 0.02, i * 0.25 + (i % 5) * 0.01),
    );
    expect(watched([...events, halts(100, 100)])).toBeCloseTo(100, 5);
  });

  test('never runs backwards, nor faster than the wall', () => {
    const event = fc.record({
      step: fc.double({ min: 0, max: 20, noNaN: true }),
      time: fc.double({ min: 0, max: 9000, noNaN: true }),
      rate: fc.constantFrom(0.5, 1, 1.5, 2),
      halts: fc.boolean(),
      jumped: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (list) => {
        let [clock, at] = [newViewingClock, 0];
        for (const { step, time, rate, halts: stops, jumped } of list) {
          at += step;
          const next = viewing(clock, stops ? halts(at, jumped ? null : time) : moves(at, time, rate));
          expect(next.seconds).toBeGreaterThanOrEqual(clock.seconds);
          clock = next;
        }
        expect(clock.seconds).toBeLessThanOrEqual(at + 1e-6);
      }),
    );
  });
});
