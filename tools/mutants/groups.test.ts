import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GROUPS } from './groups';

test('every path in the groups of mutants exists', () => {
  const sources = Object.values(GROUPS).flatMap((group) => group.sources);
  expect(sources.filter((path) => !existsSync(path))).toEqual([]);
});
