import { expect, test } from 'vitest';
import { correctQuery, editDistance, nearestWord } from './similar';

test.each([
  ['falcons', 'falcons', 0],
  ['falcns', 'falcons', 1],
  ['faclons', 'falcons', 1],
  ['fallcons', 'falcons', 1],
  ['falkons', 'falcons', 1],
  ['', 'abc', 3],
  ['hockey', 'soccer', 3],
])('the words “%s” and “%s” differ by %i edits', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
  expect(editDistance(other, one)).toBe(distance);
});

test.each([
  ['a short word is left as it is', 'cat', null],
  ['one slip is forgiven in a word of four letters', 'lyxn', 'lynx'],
  ['two slips are not forgiven in a short word', 'lxyz', null],
  ['two slips are forgiven in a long word', 'nortfeild', 'northfield'],
])('corrects typos: %s', (_, word, nearest) => {
  expect(nearestWord(word, ['lynx', 'falcons', 'northfield', 'car'])).toBe(nearest);
});

const NAMES = ['Northfield Falcons Women’s Hockey', 'Université de l’Érable', 'Cedar Valley'];

test.each([
  ['falcns', 'Falcons'],
  ['northfeild falcns', 'Northfield Falcons'],
  ['womens hocky', 'Women Hockey'],
  ['erabel', 'Érable'],
  ['cedar valey', 'Cedar Valley'],
  ['fal', null],
  ['falcons', null],
  ['zzzz', null],
  ['', null],
])('corrects the search query “%s” to %s', (query, corrected) => {
  expect(correctQuery(query, NAMES)).toBe(corrected);
});
