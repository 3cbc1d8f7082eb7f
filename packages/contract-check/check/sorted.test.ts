import { expect, test } from 'vitest';
import type { Json } from '../model/json.ts';
import { isSorted } from './sorted.ts';

const cases: [values: Json[], direction: string | null, sorted: boolean][] = [
  [[], 'asc', true],
  [[1, 2, 2, 10], 'asc', true],
  [[10, 9, 2], 'asc', false],
  [[10, 9, 2], 'desc', true],
  [[10, 9, 2], null, true],
  [[10, 2, 9], null, false],
  [['a', 'B', 'c'], 'asc', true],
  [['B', 'a', 'c'], 'asc', true],
  [['week 2', 'week 10'], 'asc', true],
  [['week 10', 'week 2'], 'asc', true],
  [['c', 'a', 'b'], 'asc', false],
  [['2026-11-02T00:00:00Z', '2026-11-01T00:00:00Z'], 'desc', true],
];

test.each(cases)('isSorted of %j in the order %s is %s', (values, direction, sorted) => {
  expect(isSorted(values, direction)).toBe(sorted);
});
