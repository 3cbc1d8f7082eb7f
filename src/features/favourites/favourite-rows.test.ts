import type { ListedFavoriteType } from '@generated/model';
import { shows } from '@tests/statements/shows';
import { expect, test } from 'vitest';
import { followedEvents, followedGroups, followedIds, mergeSeen } from './favourite-rows';

const row = (favoritable_type: ListedFavoriteType, favoritable_id: number) => ({
  favoritable_type,
  favoritable_id,
});

test.each([
  [
    'new ones are appended',
    [row('group', 1)],
    [row('group', 1), row('category', 1)],
    [row('group', 1), row('category', 1)],
  ],
  ['removed ones stay', [row('group', 1)], [], [row('group', 1)]],
  [
    'the same id of another kind is another one',
    [row('group', 1)],
    [row('participant', 1)],
    [row('group', 1), row('participant', 1)],
  ],
])('mergeSeen keeps favourites listed: %s', (_, seen, now, shown) => {
  expect(mergeSeen(seen, now)).toEqual(shown);
});

test('mergeSeen returns the same list if there is nothing new', () => {
  const seen = [row('group', 1)];
  expect(mergeSeen(seen, [row('group', 1)])).toBe(seen);
});

test('followedGroups groups favourites by kind in alphabetical order and leaves out deleted ones', () => {
  const names: Record<number, string> = { 1: 'Owls', 2: 'Falcons' };
  const groups = followedGroups(
    [row('participant', 1), row('participant', 2), row('participant', 9), row('group', 2)],
    (type, id) => (names[id] ? { type, id, name: names[id], crest: null, detail: null, to: '/' } : null),
  );
  expect(groups.participant.map(({ name }) => name)).toEqual(['Falcons', 'Owls']);
  expect(groups.group.map(({ name }) => name)).toEqual(['Falcons']);
  expect(groups.category).toEqual([]);
});

test(
  'a followed event and a followed location are listed under their own kind',
  shows('favourite kind favorite_event', 'favourite kind event_location'),
  () => {
    const rows = [row('favorite_event', 4201), row('event_location', 9), row('favorite_event', 4200)];
    const groups = followedGroups(rows, (type, id) => ({
      ...{ type, id, name: `${type} ${id}`, crest: null, detail: null, to: '/' },
    }));
    expect(groups.event_location.map(({ id }) => id)).toEqual([9]);
    expect(Object.values(groups).flat()).toHaveLength(1);
    expect(followedEvents(rows)).toEqual([4201, 4200]);
  },
);

test('followedIds returns teams, schools and sports for the calendar, but no events and locations', () => {
  const rows = [
    row('participant', 12),
    row('event_location', 5),
    row('category', 2),
    row('favorite_event', 9),
  ];
  expect(followedIds([...rows, row('participant', 15)])).toEqual({
    teams: [12, 15],
    schools: [],
    sports: [2],
  });
});
