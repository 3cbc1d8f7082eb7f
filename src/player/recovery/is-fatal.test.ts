import { expect, test } from 'vitest';
import { isFatal } from './is-fatal';

test.each([
  ['an unknown format, first', 'unsupported', false, 2, false],
  ['an unknown format, tried', 'unsupported', false, 3, true],
  ['an unknown format, live', 'unsupported', true, 3, true],
  ['a recording that is not there, first', 'not-found', false, 1, false],
  ['a recording that is not there, tried', 'not-found', false, 3, true],
  ['a live stream that is gone', 'not-found', true, 6, false],
  ['a lost connection', 'network', false, 6, false],
  ['an address that has expired', 'refused', false, 6, false],
  ['no problem', undefined, false, 6, false],
] as const)('%s', (_, code, live, attempt, hopeless) => {
  expect(isFatal(code, live, attempt)).toBe(hopeless);
});
