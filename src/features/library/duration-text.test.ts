import { expect, test } from 'vitest';
import { durationText } from './duration-text';

test.each([
  [0, '0:00'],
  [59, '0:59'],
  [312, '5:12'],
  [3600, '1:00:00'],
  [3727, '1:02:07'],
])('%d seconds', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
