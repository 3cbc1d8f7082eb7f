import { expect, test } from 'vitest';
import { isFatal } from './is-fatal';

test.each([
  ['an unsupported format, first attempts', 'unsupported', false, 2, false],
  ['an unsupported format, third attempt', 'unsupported', false, 3, true],
  ['an unsupported format of a live stream', 'unsupported', true, 3, true],
  ['a missing recording, first attempt', 'not-found', false, 1, false],
  ['a missing recording, third attempt', 'not-found', false, 3, true],
  ['a missing live stream', 'not-found', true, 6, false],
  ['a lost connection', 'network', false, 6, false],
  ['an expired address', 'refused', false, 6, false],
  ['no problem', undefined, false, 6, false],
] as const)('decides whether a playback problem is fatal: %s', (_, code, live, attempt, fatal) => {
  expect(isFatal(code, live, attempt)).toBe(fatal);
});
