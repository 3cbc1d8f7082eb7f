import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from './paths';

test.each([
  ['/watch/4?x=1#t', '/watch/4?x=1#t'],
  ['/', '/'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/%2F/evil.example', '/%2F/evil.example'],
  ['/./..//evil.example', null],
  ['\t//evil.example', null],
  ['/\n/evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['watch/4', null],
  ['', null],
  [undefined, null],
])('reads the path %j of the site as %j', (text, path) => {
  expect(ownPath(text)).toBe(path);
});

test('a path of the site never leads to another site', () => {
  const origin = 'https://site.example';
  const nasty = fc.stringMatching(/^[/\\.:@%a-z?#\t\n ]{0,24}$/);
  fc.assert(
    fc.property(fc.oneof(nasty, fc.webPath(), fc.string()), (text) => {
      const path = ownPath(text);
      if (path !== null) expect(new URL(path, origin).origin).toBe(origin);
    }),
    { numRuns: 5000 },
  );
});
