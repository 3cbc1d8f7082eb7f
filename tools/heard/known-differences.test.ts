import { expect, test } from 'vitest';
import { sortDifferences } from './known-differences.ts';

const KNOWN = [{ pattern: /^WebKit computes/, reason: 'WebKitGTK names no pictures' }];

test('sortDifferences separates known differences, which have a reason, from unlisted ones', () => {
  expect(sortDifferences(['WebKit computes “x”', 'Firefox computes “x”'], KNOWN)).toEqual({
    known: ['WebKit computes “x”'],
    unlisted: ['Firefox computes “x”'],
    unseen: [],
  });
});

test('sortDifferences reports a reason whose difference no longer occurs', () => {
  expect(sortDifferences([], KNOWN).unseen).toEqual(KNOWN);
});
