import { beforeAll, expect, test } from 'vitest';
import { readStaticData } from '../../../.storybook/hand-over/build/prepare-hand-over';
import type { StaticData } from '../../../.storybook/hand-over/static-data';
import { STATEMENTS } from '../../statements/statements';

let own: StaticData;
beforeAll(async () => {
  own = await readStaticData();
});

test('every statement of the specification is read from its source file', () => {
  expect(Object.fromEntries(own.statements.map(({ id, sentence }) => [id, sentence]))).toEqual(STATEMENTS);
});

test('every operation has its location in the contract and its documented responses', () => {
  for (const [id, { file, line, summary, responses }] of Object.entries(own.operations)) {
    expect(file, id).toMatch(/^openapi\/paths\/\w[\w-]*\.yaml$/);
    expect(line, id).toBeGreaterThan(0);
    expect(summary, id).not.toBe('');
    expect(responses.length, id).toBeGreaterThan(0);
    for (const { description } of responses) expect(description, id).not.toBe('');
  }
});

test.each([
  ['route /watch/{id}', 'screen', '/watch/:id'],
  ['rule email', 'message', 'field.email'],
  ['page title Home (title.home)', 'title', 'title.home'],
  ['call GET /api/events/{id}', 'operation', 'getEvent'],
])('the statement “%s” of this repository is recognised by a %s', (id, kind, name) => {
  const signs = own.statements.find((statement) => statement.id === id)?.signs.map(({ sign }) => sign);
  expect(signs).toContainEqual({ kind, name });
});

test('the data that the panel loads contains no folder of this machine', () => {
  expect(JSON.stringify(own)).not.toContain(process.cwd());
});
