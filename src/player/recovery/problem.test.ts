import { expect, test } from 'vitest';
import { problemOf } from './problem';

test.each([
  ['no network', { code: 2, message: 'x' }, 'network', null],
  ['a playlist that is not there', { code: 2, status: 404 }, 'not-found', 404],
  ['an expired signature', { code: 2, status: 403 }, 'refused', 403],
  ['a server that fails', { code: 4, status: 502 }, 'network', 502],
  ['broken pictures', { code: 3, message: 'x' }, 'decode', null],
  ['a format nobody plays', { code: 4, status: 0 }, 'unsupported', null],
  ['something else', { code: -3 }, 'unknown', null],
  ['nothing', null, 'unknown', null],
  ['a text', 'boom', 'unknown', null],
])('%s', (_, error, code, status) => {
  expect(problemOf(error)).toMatchObject({ code, status });
});

const UNKNOWN_FORMAT = { code: 4, message: 'no supported source' };
test.each([
  ['a list that is not there', UNKNOWN_FORMAT, { code: 2, status: 404 }, 'not-found', 404],
  ['a list that is refused', UNKNOWN_FORMAT, { code: 2, status: 403 }, 'refused', 403],
  ['a list whose server fails', UNKNOWN_FORMAT, { code: 4, status: 503 }, 'network', 503],
  ['no connection to a list', UNKNOWN_FORMAT, { code: 2, status: 0 }, 'network', null],
  ['no list left', { code: 2, message: 'x' }, { code: 2, status: 410 }, 'refused', 410],
  ['a stream that met nothing', UNKNOWN_FORMAT, undefined, 'unsupported', null],
  ['broken pictures, after a list was missing', { code: 3 }, { code: 2, status: 404 }, 'decode', null],
  ['an answer of its own', { code: 2, status: 403 }, { code: 2, status: 404 }, 'refused', 403],
] as const)('a stream: %s', (_, error, ofStream, code, status) => {
  expect(problemOf(error, ofStream)).toMatchObject({ code, status });
});

test('a long message is cut', () => {
  expect(problemOf({ code: 2, message: 'x'.repeat(900) }).detail).toHaveLength(200);
});
