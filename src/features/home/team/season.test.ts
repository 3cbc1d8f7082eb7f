import { expect, test } from 'vitest';
import { byMonth, nextGame, seasonAt } from './season';

test.each([
  ['in November', '2026-11-23T12:00:00Z', [2026, 2027], '2026-08-01'],
  ['in March', '2027-03-01T12:00:00Z', [2026, 2027], '2026-08-01'],
  ['on the last day of July', '2026-07-31T12:00:00Z', [2025, 2026], '2025-08-01'],
  ['before the archive', '2022-03-01T12:00:00Z', [2021, 2022], '2022-08-01'],
] as const)('seasonAt returns the season of a date %s', (_, now, years, firstDay) => {
  expect(seasonAt(Date.parse(now))).toEqual({ years, firstDay });
});

test('byMonth groups games by month and keeps their order', () => {
  const game = (id: number, month: number, day: number) => ({
    id,
    event_utc_ts: new Date(2026, month, day, 19).getTime() / 1_000,
  });
  const months = byMonth([game(1, 9, 31), game(2, 10, 1), game(3, 10, 30), game(4, 12, 2)]);
  expect(months.map(([month, events]) => [month, events.map(({ id }) => id)])).toEqual([
    ['2026-10', [1]],
    ['2026-11', [2, 3]],
    ['2027-01', [4]],
  ]);
});

test.each([
  ['the one that is on', ['finished', 'upcoming', 'live'], 2],
  ['the first upcoming one', ['finished', 'upcoming', 'upcoming'], 1],
  ['none after the season', ['finished'], undefined],
])('the next game of a team is %s', (_, statuses, id) => {
  expect(nextGame(statuses.map((stream_status, each) => ({ id: each, stream_status })))?.id).toBe(id);
});
