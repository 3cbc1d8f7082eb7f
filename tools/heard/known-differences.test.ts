import { expect, test } from 'vitest';
import { sortDifferences } from './known-differences.ts';

const KNOWN = [{ pattern: /^WebKit computes/, reason: 'WebKitGTK names no pictures' }];

test('a difference that has a reason is known, and any other is not listed', () => {
  expect(sortDifferences(['WebKit computes “x”', 'Firefox computes “x”'], KNOWN)).toEqual({
    known: ['WebKit computes “x”'],
    unlisted: ['Firefox computes “x”'],
    unseen: [],
  });
});

test('a reason whose difference no longer occurs is reported', () => {
  expect(sortDifferences([], KNOWN).unseen).toEqual(KNOWN);
});
