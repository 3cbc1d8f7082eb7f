import { expect, test } from 'vitest';
import { pathWithQuery } from './path-with-query';

test.each([
  ['/schedule', {}, '/schedule'],
  ['/schedule', new URLSearchParams(), '/schedule'],
  ['/vod', { title: 'a & b' }, '/vod?title=a+%26+b'],
  [
    '/schedule',
    new URLSearchParams([
      ['team', '1'],
      ['team', '2'],
    ]),
    '/schedule?team=1&team=2',
  ],
] as const)('pathWithQuery of %s with %s', (path, query, expected) => {
  expect(pathWithQuery(path, query)).toBe(expected);
});
