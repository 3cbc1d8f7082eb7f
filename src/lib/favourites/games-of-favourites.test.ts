import { expect, test } from 'vitest';
import { gamesOfFavourites } from './games-of-favourites';

const event = (id: number, team: number, stream_status: 'upcoming' | 'live' | 'finished') => ({
  id,
  event_utc_ts: id,
  stream_status,
  team,
});
const favourite = (favoritable_id: number) => ({ favoritable_type: 'participant', favoritable_id });
const rows = (events: ReturnType<typeof event>[]) =>
  gamesOfFavourites(
    [favourite(1), favourite(2), favourite(3)],
    events,
    (each, { team }) => team === each.favoritable_id,
  ).map(({ favourite: { favoritable_id }, next, last }) => [
    favoritable_id,
    next?.id ?? null,
    last?.id ?? null,
  ]);

test('finds the next and the last game of each favourite', () => {
  expect(
    rows([
      event(40, 1, 'upcoming'),
      event(30, 1, 'upcoming'),
      event(10, 1, 'finished'),
      event(12, 1, 'finished'),
    ]),
  ).toEqual([[1, 30, 12]]);
});

test('a live game counts as the next game of a favourite', () => {
  expect(rows([event(20, 1, 'live'), event(30, 1, 'upcoming')])).toEqual([[1, 20, null]]);
});

test('favourites that play now come first, then those that play next, then those that played last', () => {
  expect(
    rows([event(5, 1, 'finished'), event(30, 2, 'upcoming'), event(20, 3, 'live'), event(31, 3, 'upcoming')]),
  ).toEqual([
    [3, 20, null],
    [2, 30, null],
    [1, null, 5],
  ]);
});

test('a favourite without games is left out', () => {
  expect(rows([event(5, 9, 'finished')])).toEqual([]);
});
