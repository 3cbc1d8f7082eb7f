import type { Event, FavoritableType } from '@generated/model';
import { expect, test } from 'vitest';
import { followedGames } from './followed-games';

const game = (id: number, change: Partial<Event> = {}) =>
  ({
    id,
    stream_status: 'upcoming',
    event_category_id: 11,
    participants: [{ id: 1 }, { id: 2 }],
    ...change,
  }) as Event;
const teams = new Map([[2, { groups: [{ id: 7, name: 'Northfield', alias: null, image: null }] }]]);
const lineageOf = (id: number) => (id === 11 ? [1, 11] : [id]);
const found = (type: FavoritableType, id: number, games: Event[]) =>
  followedGames(games, {
    favourites: [{ favoritable_type: type, favoritable_id: id }],
    teams,
    lineageOf,
  }).map((each) => each.id);

test.each([
  ['a team’s games', 'participant', 1, [4]],
  ['the games of a school’s teams', 'group', 7, [4]],
  ['the games of a sport, those of its divisions included', 'category', 1, [4]],
  ['nothing of another team', 'participant', 7, []],
  ['nothing of another sport', 'category', 2, []],
] as const)('followedGames finds %s', (_, type, id, expected) => {
  expect(found(type, id, [game(4), game(5, { stream_status: 'finished' })])).toEqual(expected);
});
