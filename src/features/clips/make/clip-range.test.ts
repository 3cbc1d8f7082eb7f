import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveEnd, rangeBefore, rangeProblem, timelineWindow } from './clip-range';

test.each([
  ['in the middle', 100, 600, 85, 100],
  ['at the start', 0, 600, 0, 15],
  ['early', 7, 600, 0, 15],
  ['at the end', 600, 600, 585, 600],
  ['of a short recording', 3, 8, 0, 8],
  ['between pictures', 100.12345, 600, 85.123, 100.123],
])('rangeBefore covers the seconds before the video’s position: %s', (_, time, duration, start, end) => {
  expect(rangeBefore(time, duration)).toEqual({ start, end });
});

describe('moveEnd', () => {
  const range = { start: 20, end: 30 };
  test.each([
    ['start', 25, { start: 25, end: 30 }],
    ['start', 29.8, { start: 29, end: 30 }],
    ['start', -4, { start: 0, end: 30 }],
    ['end', 45.5, { start: 20, end: 45.5 }],
    ['end', 12, { start: 20, end: 21 }],
    ['end', 700, { start: 20, end: 600 }],
    ['start', 20 + 1 / 30, { start: 20.033, end: 30 }],
  ] as const)('moves the %s of a clip to %d', (which, to, expected) => {
    expect(moveEnd(range, which, to, 600)).toEqual(expected);
  });
});

test.each([
  [{ start: 20, end: 30 }, null],
  [{ start: 590, end: 600 }, null],
  [{ start: 590, end: 600.1 }, 'clips.tooLong'],
  [{ start: 700, end: 690 }, 'clips.tooLong'],
  [{ start: 30, end: 30 }, 'clips.endFirst'],
  [{ start: 30, end: 20 }, 'clips.endFirst'],
  [{ start: 30, end: 30.5 }, 'clips.tooShort'],
  [{ start: 30.1, end: 31.1 }, null],
])('rangeProblem returns for the range %o the problem %s', (range, problem) => {
  expect(rangeProblem(range, 600)).toBe(problem);
});

describe('timelineWindow', () => {
  test.each([
    ['a minute around the clip', { start: 100, end: 115 }, 600, { start: 77.5, end: 137.5 }],
    ['the start', { start: 0, end: 15 }, 600, { start: 0, end: 60 }],
    ['the end', { start: 585, end: 600 }, 600, { start: 540, end: 600 }],
    ['all of a short recording', { start: 0, end: 8 }, 24, { start: 0, end: 24 }],
    ['twice the length of a long clip', { start: 100, end: 200 }, 600, { start: 50, end: 250 }],
    ['the recording, for an invalid range', { start: 900, end: 20 }, 600, { start: 540, end: 600 }],
  ])('the timeline window shows %s', (_, range, duration, shown) => {
    expect(timelineWindow(range, duration)).toEqual(shown);
  });

  test.each([
    ['the same window while the clip is inside', { start: 90, end: 120 }, { start: 70, end: 130 }],
    ['another window when an end touches the edge', { start: 71, end: 85 }, { start: 48, end: 108 }],
    ['another window when the clip moved outside', { start: 300, end: 310 }, { start: 275, end: 335 }],
    ['a larger window when the clip grew', { start: 80, end: 125 }, { start: 57.5, end: 147.5 }],
  ])('the timeline window changes only if it has to: it shows %s', (_, range, shown) => {
    expect(timelineWindow(range, 600, { start: 70, end: 130 })).toEqual(shown);
  });

  test.each([
    ['keeps a window up to four times as long as the clip needs', 320, { start: 80, end: 320 }],
    ['shrinks a window more than four times as long as the clip needs', 321, { start: 170, end: 230 }],
  ])('the timeline %s', (_, end, shown) => {
    expect(timelineWindow({ start: 190, end: 210 }, 600, { start: 80, end })).toEqual(shown);
  });

  test('the timeline window does not change when it is computed again', () => {
    const numbers = fc.double({ min: 0, max: 9000, noNaN: true });
    fc.assert(
      fc.property(numbers, numbers, fc.double({ min: 1, max: 8000, noNaN: true }), (start, end, duration) => {
        const shown = timelineWindow({ start, end }, duration);
        expect(timelineWindow({ start, end }, duration, shown)).toBe(shown);
      }),
    );
  });
});
