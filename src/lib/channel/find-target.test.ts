import { expect, test } from 'vitest';
import { findTarget } from './find-target';

const rows = [
  { id: 1, name: 'Northfield', alias: 'northfield' },
  { id: 2, name: 'northfield', alias: null },
  { id: 3, name: '2', alias: null },
];

test.each([
  ['northfield', 1],
  ['Northfield', 1],
  ['2', 3],
  ['3', 3],
  ['nobody', undefined],
  [null, undefined],
])('finds the school or team of a link with the text %j', (text, id) => {
  expect(findTarget(rows, text)?.id).toBe(id);
});
