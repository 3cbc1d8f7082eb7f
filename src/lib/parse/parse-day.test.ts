import { expect, test } from 'vitest';
import { parseDay } from './parse-day';

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['2026-1-1', null],
  ['2026-11-21T10:00', null],
  ['tomorrow', null],
  ['', null],
  [null, null],
])('parses the day %o as %o', (text, day) => expect(parseDay(text)).toBe(day));
