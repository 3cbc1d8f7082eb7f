import { expect, test } from 'vitest';
import type { JsonObject } from '../model/json.ts';
import { boundaryValues } from './values.ts';

const cases: [about: string, schema: JsonObject, good: unknown[], bad: unknown[]][] = [
  ['a limit', { type: 'integer', minimum: 1, maximum: 200 }, [1, 200], ['abc', '1.5', 0, 201]],
  ['an identifier', { type: 'integer', minimum: 1 }, [1], ['abc', '1.5', 0]],
  ['a share', { type: 'number', minimum: 0 }, [0], ['abc', -1]],
  ['a set of texts', { type: 'string', enum: ['asc', 'desc'] }, ['asc', 'desc'], ['no-such-value']],
  ['a set of numbers', { type: 'integer', enum: [0, 1] }, [0, 1], ['no-such-value', '7777']],
  [
    'a day',
    { type: 'string', format: 'date' },
    ['2024-02-29', '2026-12-31'],
    ['2025-02-30', 'tomorrow', '31-12-2026'],
  ],
  ['a uuid', { type: 'string', format: 'uuid' }, [], ['not-a-uuid']],
  ['a short text', { type: 'string', minLength: 1, maxLength: 3 }, ['q', 'qqq'], ['', 'qqqq']],
  ['any text', { type: 'string' }, [], []],
  ['a pattern', { type: 'string', pattern: '^[a-z]+$' }, [], ['!', 'UPPER CASE']],
  ['a flag', { type: 'boolean' }, ['true', 'false'], ['maybe']],
];

test.each(cases)('finds the valid and the invalid boundary values of %s', (_about, schema, good, bad) => {
  const values = boundaryValues(schema);
  expect(values.good).toEqual(good);
  expect(values.bad.map(({ value }) => value)).toEqual(bad);
});
