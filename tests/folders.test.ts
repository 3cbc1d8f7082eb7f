import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MAX_FILES = 25;
const ROOTS = ['src', 'mocks', 'edge', 'packages', 'tools', '.storybook'];
const IS_NO_SOURCE = /\.(test|test-help|stories|spec)\./;

function* foldersIn(path: string): Generator<{ path: string; count: number }> {
  const entries = readdirSync(path, { withFileTypes: true });
  const sources = entries.filter(({ name }) => /\.tsx?$/.test(name) && !IS_NO_SOURCE.test(name));
  yield { path, count: sources.length };
  for (const entry of entries)
    if (entry.isDirectory() && entry.name !== 'node_modules') yield* foldersIn(join(path, entry.name));
}

test(`no folder directly contains more than ${MAX_FILES} source files`, () => {
  const folders = ROOTS.flatMap((root) => [...foldersIn(root)]);
  expect(folders.length).toBeGreaterThan(100);
  expect(folders.filter(({ count }) => count > MAX_FILES)).toEqual([]);
});
