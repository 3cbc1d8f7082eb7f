import { expect, test } from 'vitest';
import { scoreLine } from './score-line';

test.each([
  ['a game that is on', { period: '2nd period', clock: '12:34' }, '2–3 · 2nd period · 12:34'],
  ['a game without a clock', { period: 'Set 2', clock: null }, '2–3 · Set 2'],
  ['a result', { period: null, clock: null }, '2–3'],
])('the score line has the away team’s points first, as in the title: %s', (_, rest, line) => {
  expect(scoreLine({ home: 3, away: 2, ...rest })).toBe(line);
});
