import { expect, test } from 'vitest';
import { offeredTags } from './offered-tags';

const teams = (...names: string[]) => names.map((short_name) => ({ short_name }));

test.each([
  ['the teams, then the common tags', teams('Falcons', 'Otters'), ['Goal'], ['Falcons', 'Otters', 'Goal']],
  ['each tag once', teams('Falcons', 'Goal'), ['Goal', 'Save'], ['Falcons', 'Goal', 'Save']],
  ['no team whose name is too long for a tag', teams('x'.repeat(41)), ['Goal'], ['Goal']],
  ['the common tags of an event without teams', [], ['Goal'], ['Goal']],
])('a clip offers %s', (_, names, common, expected) => {
  expect(offeredTags(names, common)).toEqual(expected);
});
