import { expect, test } from 'vitest';
import { ApiError, cancelled } from './errors';

test('an error without a message prints its operation and what went wrong', () => {
  expect(String(new ApiError({ kind: 'timeout', operation: 'listEvents' }))).toBe(
    'ApiError: listEvents: timeout',
  );
});

test('an aborted request does not crash its screen', () => {
  expect(cancelled('listEvents')).toMatchObject({ kind: 'cancelled', code: 'ERR_CANCELED', crash: false });
});
