import { globSync, readFileSync, statSync } from 'node:fs';
import { operationIds } from '@generated/operation-list';
import { expect, test } from 'vitest';
import { EXCEPTIONS } from '../.storybook/states/exceptions';
import { shows } from './statements/shows';
import { SourceGraph } from './statements/source-graph';

const graph = new SourceGraph((path) =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : undefined,
);

/** The files that import each export of the generated calls. */
const importersOf = new Map<string, string[]>();
for (const path of globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.{test,stories}.{ts,tsx}'] }).sort())
  for (const { file, name } of graph.file(path)?.imports.values() ?? [])
    if (file.startsWith('generated/api/')) importersOf.set(name, [...(importersOf.get(name) ?? []), path]);

/** A call imports the function, its hook or its options. Importing only a query key is not a call. */
function callers(id: string): string[] {
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  const hooks = ['', 'Infinite', 'Suspense'].map((kind) => `use${name}${kind}`);
  const options = ['Query', 'InfiniteQuery', 'Mutation'].map((kind) => `get${name}${kind}Options`);
  return [id, ...hooks, ...options].flatMap((one) => importersOf.get(one) ?? []);
}

for (const id of operationIds)
  test(
    `${id} is called, or has a reason not to be`,
    id === 'getPage' ? shows('call GET /api/pages/{id}') : shows(),
    () => {
      if (id in EXCEPTIONS) expect(callers(id), `${id} is called, and needs no reason`).toEqual([]);
      else expect(callers(id), `${id} is called by nobody`).not.toEqual([]);
    },
  );

test('importing only a query key is not a call', () => {
  expect(callers('noSuchCall')).toEqual([]);
  expect([...importersOf.keys()].filter((name) => name.endsWith('QueryKey'))).not.toEqual([]);
});
