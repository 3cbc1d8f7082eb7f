import { expect, test } from 'vitest';
import { parseCallback } from './parse-callback';

test.each([
  ["the provider's code", { code: '4/0', state: 'ak_1' }, 'ak_1', { kind: 'code', code: '4/0' }],
  ['a refusal', { error: 'access_denied', state: 'ak_1' }, 'ak_1', { kind: 'refused' }],
  ['the response to another session', { code: '4/0', state: 'ak_2' }, 'ak_1', { kind: 'foreign' }],
  ['a response without state', { code: '4/0' }, 'ak_1', { kind: 'foreign' }],
  ['a response without a session', { code: '4/0', state: 'ak_1' }, null, { kind: 'foreign' }],
  ['a response without a code', { state: 'ak_1' }, 'ak_1', { kind: 'foreign' }],
  ['nothing', null, 'ak_1', { kind: 'foreign' }],
])('reads a provider’s callback: %s', (_, link, apiKey, result) =>
  expect(parseCallback(link, apiKey)).toEqual(result),
);
