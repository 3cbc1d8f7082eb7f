import type { FavoritableType } from '@generated/model';
import { expect, test } from 'vitest';
import { followedGroups, keepSeen } from './favourite-rows';

const row = (favoritable_type: FavoritableType, favoritable_id: number) => ({
  favoritable_type,
  favoritable_id,
});

test.each([
  [
    'what is new joins at the end',
    [row('group', 1)],
    [row('group', 1), row('category', 1)],
    [row('group', 1), row('category', 1)],
  ],
  ['what was taken off stays', [row('group', 1)], [], [row('group', 1)]],
  [
    'the same number of another kind is another',
    [row('group', 1)],
    [row('participant', 1)],
    [row('group', 1), row('participant', 1)],
  ],
])('%s', (_, seen, now, shown) => {
  expect(keepSeen(seen, now)).toEqual(shown);
});

test('nothing new leaves the list as it is', () => {
  const seen = [row('group', 1)];
  expect(keepSeen(seen, [row('group', 1)])).toBe(seen);
});

test('by kind, by the alphabet, without what is gone', () => {
  const names: Record<number, string> = { 1: 'Owls', 2: 'Falcons' };
  const groups = followedGroups(
    [row('participant', 1), row('participant', 2), row('participant', 9), row('group', 2)],
    (type, id) => (names[id] ? { type, id, name: names[id], crest: null, detail: null, to: '/' } : null),
  );
  expect(groups.participant.map(({ name }) => name)).toEqual(['Falcons', 'Owls']);
  expect(groups.group.map(({ name }) => name)).toEqual(['Falcons']);
  expect(groups.category).toEqual([]);
});
