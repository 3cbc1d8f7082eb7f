import { globSync, readFileSync, statSync } from 'node:fs';
import { operationIds } from '@generated/operation-list';
import { expect, test } from 'vitest';
import { EXCEPTIONS } from '../.storybook/states/exceptions';
import { shows } from './statements/shows';
import { SourceGraph } from './statements/source-graph';

const graph = new SourceGraph((path) =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : undefined,
);

/** Maps each export of the generated calls to the files that import it. */
const importersOf = new Map<string, string[]>();
for (const path of globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.{test,stories}.{ts,tsx}'] }).sort())
  for (const { file, name } of graph.file(path)?.imports.values() ?? [])
    if (file.startsWith('generated/api/')) importersOf.set(name, [...(importersOf.get(name) ?? []), path]);

/**
 * Finds the files that import the call's function, hook or options. Importing only a query key does not
 * count.
 */
function callers(id: string): string[] {
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  const hooks = ['', 'Infinite', 'Suspense'].map((kind) => `use${name}${kind}`);
  const options = ['Query', 'InfiniteQuery', 'Mutation'].map((kind) => `get${name}${kind}Options`);
  return [id, ...hooks, ...options].flatMap((one) => importersOf.get(one) ?? []);
}

for (const id of operationIds)
  test(
    `the operation ${id} is called, or has a reason not to be`,
    id === 'getPage' ? shows('call GET /api/pages/{id}') : shows(),
    () => {
      if (id in EXCEPTIONS) expect(callers(id), `${id} is called, and needs no reason`).toEqual([]);
      else expect(callers(id), `${id} is called by nobody`).not.toEqual([]);
    },
  );

test('importing only a query key does not count as calling an operation', () => {
  expect(callers('noSuchCall')).toEqual([]);
  expect([...importersOf.keys()].filter((name) => name.endsWith('QueryKey'))).not.toEqual([]);
});
