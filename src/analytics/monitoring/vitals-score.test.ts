import { expect, test } from 'vitest';
import { interactionScore, noShifts, withShift } from './vitals-score';

test.each([
  ['none', [], 0],
  ['one', [[100, 0.1]], 0.1],
  [
    'within a second they add up',
    [
      [0, 0.1],
      [900, 0.1],
      [1_800, 0.1],
    ],
    0.3,
  ],
  [
    'after a second they are another run',
    [
      [0, 0.1],
      [1_000, 0.2],
    ],
    0.2,
  ],
  [
    'a run lasts five seconds',
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
    'the worst run counts',
    [
      [0, 0.5],
      [2_000, 0.1],
      [2_100, 0.1],
    ],
    0.5,
  ],
] as const)('shifts: %s', (_, shifts, worst) => {
  const score = shifts.reduce((now, [at, value]) => withShift(now, { at, value }), noShifts);
  expect(score.worst).toBeCloseTo(worst, 9);
});

const presses = (count: number) => Array.from({ length: count }, (_, index) => (index + 1) * 10);

test.each([
  ['none', [], null],
  ['one', [72], 72],
  ['the slowest of few', [40, 300, 80], 300],
  ['the slowest of 49', presses(49), 490],
  ['of 50 one is left out', presses(50), 490],
  ['of 100 two', presses(100), 980],
])('presses: %s', (_, durations, score) => expect(interactionScore(durations)).toBe(score));
