import { expect, test } from 'vitest';
import { isContractFailure } from './contract-failure';
import { ApiError, type ApiErrorDetails } from './errors';

const failed = (details: Partial<ApiErrorDetails>) =>
  new ApiError({ kind: 'status', operation: 'buy', ...details });

test.each<[string, Partial<ApiErrorDetails>]>([
  ['a 400 with a code of the contract', { status: 400, code: 'validation_failed' }],
  ['a 499 with a code of the contract', { status: 499, code: 'validation_failed' }],
  ['a rejected key', { kind: 'bad-key', status: 403, code: 'no_key_found' }],
])('recognises a refusal by the API itself: %s', (_, details) => {
  expect(isContractFailure(failed(details))).toBe(true);
});

test.each<[string, Partial<ApiErrorDetails>]>([
  ['a 400 with an unknown code', { status: 400, code: 'upstream_refused' }],
  ['a 400 without a code, such as a gateway’s page,', { status: 400, code: null }],
  ['a 500 with a code of the contract', { status: 500, code: 'server_error' }],
  ['a 302 with a code of the contract', { status: 302, code: 'server_error' }],
  ['an unusable 200', { kind: 'malformed', status: 200, code: 'server_error' }],
  ['a lost connection', { kind: 'network' }],
  ['a missing key', { kind: 'no-key', code: 'NO_API_KEY' }],
])('does not take this for a refusal by the API itself: %s', (_, details) => {
  expect(isContractFailure(failed(details))).toBe(false);
});
