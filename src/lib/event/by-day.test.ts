import { expect, test } from 'vitest';
import { groupByDay } from './by-day';

const game = (id: number, day: number, stream_status = 'upcoming') => ({
  id,
  event_utc_ts: day * 86_400,
  stream_status,
});
type Game = ReturnType<typeof game>;
const dayOf = ({ event_utc_ts }: Game) => `day ${event_utc_ts / 86_400}`;
const grouped = (events: Game[], before?: Game) =>
  groupByDay(events, dayOf, before).map(({ day, isContinued, events: rows }) => [
    day,
    isContinued,
    rows.map(({ id }) => id),
  ]);

test('live games are grouped under one heading, whatever day they started', () => {
  expect(grouped([game(1, 4, 'live'), game(2, 5, 'live'), game(3, 5), game(4, 6)])).toEqual([
    ['live', false, [1, 2]],
    ['day 5', false, [3]],
    ['day 6', false, [4]],
  ]);
});

test('a page that continues the previous page’s day does not repeat its heading', () => {
  expect(grouped([game(5, 6), game(6, 7)], game(4, 6))).toEqual([
    ['day 6', true, [5]],
    ['day 7', false, [6]],
  ]);
  expect(grouped([game(5, 7)], game(4, 6))).toEqual([['day 7', false, [5]]]);
});

test('a page without events has no day headings', () => {
  expect(grouped([], game(4, 6))).toEqual([]);
});
