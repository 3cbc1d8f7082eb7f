import { expect, test } from 'vitest';
import { stepOption } from './option-step';

test.each([
  [0, null, 1, null],
  [3, null, 1, 0],
  [3, null, -1, 2],
  [3, 0, 1, 1],
  [3, 2, 1, 0],
  [3, 0, -1, 2],
] as const)('stepOption moves among %i options from %s by %i to %s', (count, active, step, next) => {
  expect(stepOption(count, active, step)).toBe(next);
});
