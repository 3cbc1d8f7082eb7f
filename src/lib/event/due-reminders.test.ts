import { expect, test } from 'vitest';
import { dueReminders, missedReminders } from './due-reminders';

const START = 1_795_000_000;
const HOUR = 3_600;
const game = { id: 1, start: START };

test.each([
  ['an hour before its start', START - HOUR, false],
  ['two minutes before its start', START - 120, true],
  ['at its start', START, true],
  ['delayed by four hours', START + 4 * HOUR, true],
  ['more than four hours late', START + 4 * HOUR + 1, false],
])('checks whether a game with a reminder is live, %s: %3$s', (_, nowS, isDue) => {
  expect(dueReminders([game], [], nowS)).toEqual(isDue ? [game] : []);
});

test('a game that the viewer was notified of is not checked again', () => {
  expect(dueReminders([game, { id: 2, start: START }], [1], START)).toEqual([{ id: 2, start: START }]);
});

test('a game that is twice among the reminders is checked once', () => {
  expect(dueReminders([game, { ...game }], [], START)).toHaveLength(1);
});

test('a reminder counts as missed if its game never started', () => {
  expect(missedReminders([game], START + 4 * HOUR)).toEqual([]);
  expect(missedReminders([game], START + 4 * HOUR + 1)).toEqual([game]);
});
