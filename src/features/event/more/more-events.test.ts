import { expect, test } from 'vitest';
import { moreEvents, teamOfInterest } from './more-events';

const games = (...ids: number[]) => ids.map((id) => ({ id }));

test.each([
  [
    'what is live first, then next and last games',
    { live: games(2), next: games(3), last: games(4) },
    [2, 3, 4],
  ],
  ['never the game itself', { live: games(1, 2), next: games(1), last: games(1, 4) }, [2, 4]],
  ['each game once', { live: games(2), next: games(2, 3), last: games(3, 4) }, [2, 3, 4]],
  [
    'four games on each side of now',
    { live: [], next: games(2, 3, 4, 5, 6), last: games(12, 13, 14, 15, 16) },
    [2, 3, 4, 5, 12, 13, 14, 15],
  ],
  ['nothing where there is nothing else', { live: games(1), next: [], last: [] }, []],
])('moreEvents lists %s', (_, lists, expected) => {
  expect(moreEvents({ id: 1 }, lists).map(({ id }) => id)).toEqual(expected);
});

test('moreEvents lists at most twelve games', () => {
  const live = games(...Array.from({ length: 20 }, (_, index) => index + 2));
  expect(moreEvents({ id: 1 }, { live, next: [], last: [] })).toHaveLength(12);
});

test.each([
  ['the followed team', [12, 15], [15], 15],
  ['the home team where none is followed', [12, 15], [], 12],
  ['the home team where both are', [12, 15], [12, 15], 12],
  ['no team of an event without teams', [], [15], null],
] as const)('teamOfInterest chooses %s', (_, teams, followed, expected) => {
  const favourites: readonly number[] = followed;
  expect(teamOfInterest(games(...teams), (id) => favourites.includes(id))).toBe(expected);
});
