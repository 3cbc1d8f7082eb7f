import { expect, test } from 'vitest';
import { resumePosition } from './resume-position';

test.each([
  ['no stored position', null, 600, 0],
  ['just started', 9, 600, 0],
  ['in the middle', 300, 600, 300],
  ['near the end', 590, 600, 0],
  ['past the end', 900, 600, 0],
  ['unknown duration', 300, null, 300],
  ['a stored position that is not a number', Number.NaN, 600, 0],
])('decides where a recording resumes: %s', (_, stoppedAt, duration, expected) => {
  expect(resumePosition(stoppedAt, duration)).toBe(expected);
});
