import { expect, test } from 'vitest';
import { gamesInAddress, severalPath } from './games-in-address';

test.each([
  ['the others, in their order', '?with=15,12', [15, 12]],
  ['the others among further parameters', '?back=1&with=12&x=2', [12]],
  ['commas that are escaped', '?with=12%2C15', [12, 15]],
  ['a repeated game once', '?with=12,15,12', [12, 15]],
  ['the page’s own game never', '?with=7,12', [12]],
  ['three others at most', '?with=12,15,18,21', [12, 15, 18]],
  ['three others after those that do not count', '?with=7,12,12,x,15,18,21', [12, 15, 18]],
  ['what is no id never', '?with=,abc,-3,0,1.5,1e3, 12,0x1f,15', [15]],
  ['an id that no number holds exactly never', '?with=99999999999999999,12', [12]],
  ['nothing where the parameter is empty', '?with=', []],
  ['nothing without the parameter', '?without=12', []],
])('gamesInAddress reads from the query %s', (_, search, expected) => {
  expect(gamesInAddress(search, 7)).toEqual(expected);
});

test('gamesInAddress parses a path that severalPath wrote', () => {
  const { search } = new URL(severalPath([7, 12, 15, 18]), 'https://site.test');
  expect(gamesInAddress(search, 7)).toEqual([12, 15, 18]);
});

test.each([
  [[1, 2, 3], '/watch/1?with=2,3'],
  [[1], '/watch/1'],
])('severalPath of the games %j is %s', (ids, path) => {
  expect(severalPath(ids)).toBe(path);
});
