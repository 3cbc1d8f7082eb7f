import { expect, test } from 'vitest';
import { licenceProblem } from './licences';

test.each([
  ['MIT', true, null],
  ['(MPL-2.0 OR Apache-2.0)', true, null],
  ['MPL-2.0', true, 'x is under MPL-2.0, and is shipped'],
  ['MPL-2.0', false, null],
  ['MIT AND GPL-3.0', false, 'x is under MIT AND GPL-3.0'],
  ['MIT AND Apache-2.0', true, null],
  ['GPL-3.0', false, 'x is under GPL-3.0'],
  ['UNLICENSED', true, 'x is under UNLICENSED, and is shipped'],
  [null, true, 'x names no licence'],
])('checks the licence %s, shipped: %s', (licence, shipped, problem) => {
  expect(licenceProblem({ name: 'x', shipped, licence })).toBe(problem);
});

test('accepts a package whose licence a person has read', () => {
  expect(licenceProblem({ name: 'dom-walk', shipped: true, licence: null })).toBeNull();
});
