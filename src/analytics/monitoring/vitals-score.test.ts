import { expect, test } from 'vitest';
import { interactionScore, noShifts, withShift } from './vitals-score';

test.each([
  ['none', [], 0],
  ['one', [[100, 0.1]], 0.1],
  [
    'shifts within a second add up',
    [
      [0, 0.1],
      [900, 0.1],
      [1_800, 0.1],
    ],
    0.3,
  ],
  [
    'a shift after a second starts a new window',
    [
      [0, 0.1],
      [1_000, 0.2],
    ],
    0.2,
  ],
  [
    'a window lasts five seconds at most',
    [
      [0, 0.1],
      [900, 0.1],
      [1_800, 0.1],
      [2_700, 0.1],
      [3_600, 0.1],
      [4_500, 0.1],
      [5_400, 0.1],
    ],
    0.6,
  ],
  [
    'the worst window counts',
    [
      [0, 0.5],
      [2_000, 0.1],
      [2_100, 0.1],
    ],
    0.5,
  ],
] as const)('layout shift score: %s', (_, shifts, worst) => {
  const score = shifts.reduce((now, [at, value]) => withShift(now, { at, value }), noShifts);
  expect(score.worst).toBeCloseTo(worst, 9);
});

const presses = (count: number) => Array.from({ length: count }, (_, index) => (index + 1) * 10);

test.each([
  ['none', [], null],
  ['one', [72], 72],
  ['the slowest of a few', [40, 300, 80], 300],
  ['the slowest of 49', presses(49), 490],
  ['the second slowest of 50', presses(50), 490],
  ['the third slowest of 100', presses(100), 980],
])('interaction score: %s', (_, durations, score) => expect(interactionScore(durations)).toBe(score));
