import { expect, test } from 'vitest';
import { ApiError, cancelled } from './errors';

test('an API error without a message prints its operation and its kind', () => {
  expect(String(new ApiError({ kind: 'timeout', operation: 'listEvents' }))).toBe(
    'ApiError: listEvents: timeout',
  );
});

test('an aborted request does not crash its screen', () => {
  expect(cancelled('listEvents')).toMatchObject({ kind: 'cancelled', code: 'ERR_CANCELED', crash: false });
});
