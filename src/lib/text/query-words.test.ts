import { expect, test } from 'vitest';
import { matchesQuery, queryWords } from './query-words';

test.each([
  ['Collège de l’Île', ['college', 'de', 'l', 'ile']],
  ['  U-18  Girls ', ['u', '18', 'girls']],
  ['', []],
  ['!?', []],
])('splits %j into search words', (text, words) => {
  expect(queryWords(text)).toEqual(words);
});

test.each([
  ['Northfield Falcons', 'falc', true],
  ['Northfield Falcons', 'fal nor', true],
  ['Northfield Falcons', 'field', false],
  ['Collège Sainte-Marie', 'college marie', true],
  ['Northfield Falcons', '', true],
])('the text %j matches the query %j: %s', (text, query, fits) => {
  expect(matchesQuery(text, query)).toBe(fits);
});
