import { expect, test } from 'vitest';
import { foundEvents, foundNames } from './found-names';

const rows = ['Lakeside Owls', 'Northfield Falcons', 'Fairview Northstars', 'Nordhaven Élans'].map(
  (name) => ({ name }),
);

test.each([
  ['north', ['Northfield Falcons', 'Fairview Northstars']],
  ['nor', ['Nordhaven Élans', 'Northfield Falcons', 'Fairview Northstars']],
  ['elan', ['Nordhaven Élans']],
  ['north falcons', ['Northfield Falcons']],
  ['field', []],
  ['', []],
  ['??', []],
])('foundNames finds for the query %j the names %j', (query, names) => {
  expect(foundNames(rows, query, 5).map(({ name }) => name)).toEqual(names);
});

test('foundNames returns no more names than requested', () => {
  expect(foundNames(rows, 'n', 2)).toHaveLength(2);
});

test('foundEvents lists an event that is in both lists only once', () => {
  const ids = (...list: number[]) => list.map((id) => ({ id }));
  expect(foundEvents(ids(1, 2), ids(2, 3, 4), 3)).toEqual(ids(1, 2, 3));
});
