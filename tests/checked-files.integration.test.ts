import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = '{src,generated,mocks,edge,docs,packages,tests,tools,e2e,.storybook}/**/*.{ts,tsx}';
/** This folder is left out, because video segments also end with `.ts`. */
const VIDEOS = 'mocks/media/files';

test('the type check includes every TypeScript file', () => {
  const list = execFileSync('node', ['node_modules/typescript-native/bin/tsc', '--listFilesOnly'], {
    encoding: 'utf8',
  });
  const checked = new Set(list.split('\n').map((file) => relative('.', file)));
  const written = globSync(SOURCES, { exclude: ['**/node_modules', VIDEOS] });
  expect(written.length).toBeGreaterThan(1000);
  expect(written.filter((file) => !checked.has(file))).toEqual([]);
});
