import { expect, test } from 'vitest';
import { isSoon, startsIn } from './starts-in';

const NOW = 1_700_000_000;

test.each([
  [NOW + 1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [NOW + 86_400 + 3 * 3600 + 125, { days: 1, hours: 3, minutes: 2, seconds: 5 }],
  [NOW, null],
  [NOW - 60, null],
])('counts down to an event’s start at %i', (start, expected) => {
  expect(startsIn(start, NOW * 1000 + 400)).toEqual(expected);
});

test.each([
  [NOW + 86_399, true],
  [NOW + 86_400, false],
  [NOW, false],
])('an event’s start at %i is soon: %s', (start, soon) => {
  expect(isSoon(start, NOW * 1000)).toBe(soon);
});
