import { expect, test } from 'vitest';
import { readRetryAfter } from './retry';

const NOW = Date.UTC(2026, 10, 14, 19);

test.each([
  ['7', 7_000],
  ['0', 0],
  ['Sat, 14 Nov 2026 19:00:03 GMT', 3_000],
  ['14 Nov 2026 19:00:03 GMT', 3_000],
  ['Sat, 14 Nov 2026 19:00:03 +0000', 3_000],
  ['Sat, 14 Nov 2026 18:59:00 GMT', 0],
  ['soon', null],
  ['', null],
  [null, null],
])('a Retry-After of “%s” means a wait of %s ms', (header, wait) => {
  expect(readRetryAfter(header, NOW)).toBe(wait);
});
