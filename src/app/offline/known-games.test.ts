import type { Event } from '@generated/model';
import { expect, test } from 'vitest';
import { isKnownGames, MAX_KNOWN_GAMES, toKnownGames } from './known-games';

const event = (id: number, stream_status: Event['stream_status'], start = id) =>
  ({
    ...{ id, name: `Game ${id}`, stream_status, event_utc_ts: start, duration: null },
    ...{ price: 999, has_access: true, type: 'paid', media: [{ url: 'https://cdn.example/secret.m3u8' }] },
    participants: [{ short_name: 'Falcons' }, { short_name: 'Otters' }],
  }) as unknown as Event;

test('known games are the live and upcoming ones, each once, in the order of their start', () => {
  const games = toKnownGames([
    event(3, 'upcoming'),
    event(2, 'live'),
    event(3, 'upcoming'),
    event(1, 'finished'),
  ]);
  expect(games.map(({ id }) => id)).toEqual([2, 3]);
  expect(toKnownGames(Array.from({ length: 50 }, (_, id) => event(id, 'upcoming')))).toHaveLength(
    MAX_KNOWN_GAMES,
  );
});

test('a known game has no price, access or video address', () => {
  expect(toKnownGames([event(4, 'upcoming')])).toEqual([
    { id: 4, name: 'Game 4', teams: ['Falcons', 'Otters'], start: 4, duration: null },
  ]);
});

test.each([
  [[{ id: 1, name: 'a', teams: [], start: 1, duration: null }], true],
  [[], true],
  [[{ id: 1, name: 'a', teams: [4], start: 1, duration: null }], false],
  [[{ id: '1', name: 'a', teams: [], start: 1, duration: null }], false],
  [{}, false],
  [null, false],
])('decides whether the stored value %j is a list of known games: %s', (value, is) =>
  expect(isKnownGames(value)).toBe(is),
);
