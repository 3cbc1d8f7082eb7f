import { expect, test } from 'vitest';
import { onlySport } from './only-sport';

test.each([
  [[], null],
  [[11], 11],
  [[11, 12], null],
])('the default sport of a pass for %j is %j', (event_categories, sport) => {
  expect(onlySport({ event_categories })).toBe(sport);
});
