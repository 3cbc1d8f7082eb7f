import { expect, test } from 'vitest';
import { formatClipTime, parseClipTime } from './clip-time-text';

test.each([
  [0, '0:00.0'],
  [12.4, '0:12.4'],
  [725.433, '12:05.433'],
  [725.43, '12:05.43'],
  [3723.5, '1:02:03.5'],
  [59.9996, '1:00.0'],
])('formatClipTime formats %d seconds as %s', (seconds, text) => {
  expect(formatClipTime(seconds)).toBe(text);
  expect(parseClipTime(text)).toBeCloseTo(seconds, 2);
});

test.each([
  ['75', 75],
  ['75.5', 75.5],
  ['1:15', 75],
  ['01:15,25', 75.25],
  ['90:00.0', 5400],
  ['1:30:00', 5400],
  [' 0:07.1 ', 7.1],
  ['', null],
  ['1:75', null],
  ['1:75:00', null],
  ['a', null],
  ['-3', null],
  ['1:2:3:4', null],
  ['1:05.', null],
])('parseClipTime parses the typed time %s to %s seconds', (text, seconds) => {
  expect(parseClipTime(text)).toBe(seconds);
});
