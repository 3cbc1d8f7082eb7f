import { expect, test } from 'vitest';
import { readLibraryQuery, writeLibraryQuery } from './library-query';

test.each([
  ['', { title: null, category: null, sort: 'date' }],
  ['title=+saves+', { title: 'saves', category: null, sort: 'date' }],
  ['title=saves&sort=title', { title: 'saves', category: null, sort: 'title' }],
  ['title=saves&category=3', { title: 'saves', category: null, sort: 'date' }],
  ['category=3', { title: null, category: 3, sort: 'date' }],
  ['category=0', { title: null, category: null, sort: 'date' }],
  ['category=three&sort=price', { title: null, category: null, sort: 'date' }],
])('readLibraryQuery reads the query “%s”', (query, wanted) => {
  expect(readLibraryQuery(new URLSearchParams(query))).toEqual(wanted);
});

test.each([
  ['setting a title clears the category', 'category=3', { title: 'saves' }, 'title=saves'],
  ['setting a category clears the title', 'title=saves&sort=title', { category: 2 }, 'category=2'],
  ['clearing the title clears the sort order', 'title=saves&sort=title', { title: null }, ''],
  ['the default sort order is left out', 'title=saves&sort=title', { sort: 'date' }, 'title=saves'],
  ['another sort order is written', 'title=saves', { sort: 'title' }, 'title=saves&sort=title'],
  ['clearing the category removes it', 'category=2', { category: null }, ''],
  ['unknown parameters stay', 'trk=a', { title: 'x' }, 'trk=a&title=x'],
] as const)('writeLibraryQuery changes the query as expected: %s', (_, before, change, after) => {
  expect(writeLibraryQuery(new URLSearchParams(before), change).toString()).toBe(after);
});
