import { expect, test } from 'vitest';
import { clockText } from './clock-text';

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [725, '12:05'],
  [3723, '1:02:03'],
  [-4, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('formats %d seconds as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
