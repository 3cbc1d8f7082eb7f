import { expect, test } from 'vitest';
import { problemOf } from './problem';

test.each([
  ['no network', { code: 2, message: 'x' }, 'network', null],
  ['a missing playlist', { code: 2, status: 404 }, 'not-found', 404],
  ['an expired signature', { code: 2, status: 403 }, 'refused', 403],
  ['a failing server', { code: 4, status: 502 }, 'network', 502],
  ['a decode error', { code: 3, message: 'x' }, 'decode', null],
  ['an unsupported format', { code: 4, status: 0 }, 'unsupported', null],
  ['an unknown code', { code: -3 }, 'unknown', null],
  ['nothing', null, 'unknown', null],
  ['a string', 'boom', 'unknown', null],
])('maps a playback error to a problem code: %s', (_, error, code, status) => {
  expect(problemOf(error)).toMatchObject({ code, status });
});

const UNKNOWN_FORMAT = { code: 4, message: 'no supported source' };
test.each([
  ['a missing playlist', UNKNOWN_FORMAT, { code: 2, status: 404 }, 'not-found', 404],
  ['a refused playlist', UNKNOWN_FORMAT, { code: 2, status: 403 }, 'refused', 403],
  ['a playlist whose server fails', UNKNOWN_FORMAT, { code: 4, status: 503 }, 'network', 503],
  ['a playlist without a connection', UNKNOWN_FORMAT, { code: 2, status: 0 }, 'network', null],
  ['a playlist that is gone', { code: 2, message: 'x' }, { code: 2, status: 410 }, 'refused', 410],
  ['no error of the stream', UNKNOWN_FORMAT, undefined, 'unsupported', null],
  ['a decode error after a missing playlist', { code: 3 }, { code: 2, status: 404 }, 'decode', null],
  ['an error with its own status', { code: 2, status: 403 }, { code: 2, status: 404 }, 'refused', 403],
] as const)('finds the cause of a failed stream: %s', (_, error, ofStream, code, status) => {
  expect(problemOf(error, ofStream)).toMatchObject({ code, status });
});

test('cuts a long error message to 200 characters', () => {
  expect(problemOf({ code: 2, message: 'x'.repeat(900) }).detail).toHaveLength(200);
});
