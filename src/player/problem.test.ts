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

test('a long message is cut', () => {
  expect(problemOf({ code: 2, message: 'x'.repeat(900) }).detail).toHaveLength(200);
});
