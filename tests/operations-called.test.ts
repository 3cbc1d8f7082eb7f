import { operations } from '@generated/operations';
import { expect, test } from 'vitest';
import { EXCEPTIONS } from '../.storybook/states/exceptions';
import { readSource } from '../packages/contract-check/consumers/source';
import { shows } from './statements/shows';

const source = readSource();

/** A call imports the function, its hook or its options. To know a key or to forget an answer is none. */
function callers(id: string): string[] {
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  const kinds = `${id}|use${name}(?:Infinite|Suspense)?|get${name}(?:(?:Infinite)?Query|Mutation)Options`;
  const call = new RegExp(`import \\{[^}]*\\b(?:${kinds})\\b[^}]*\\} from '@generated/api/`);
  return source.filter(({ text }) => call.test(text)).map(({ path }) => path);
}

for (const id of Object.keys(operations))
  test(
    `${id} is called, or has a reason not to be`,
    id === 'getPage' ? shows('call GET /api/pages/{id}') : shows(),
    () => {
      if (id in EXCEPTIONS) expect(callers(id), `${id} is called, and needs no reason`).toEqual([]);
      else expect(callers(id), `${id} is called by nobody`).not.toEqual([]);
    },
  );

test('a key alone is no call', () => {
  expect(callers('noSuchCall')).toEqual([]);
  const known = source.filter(({ text }) => text.includes('getGetUserAccessQueryKey'));
  expect(known.length).toBeGreaterThan(0);
});
