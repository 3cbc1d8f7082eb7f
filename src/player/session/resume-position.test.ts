import { expect, test } from 'vitest';
import { resumePosition } from './resume-position';

test.each([
  ['nothing kept', null, 600, 0],
  ['hardly begun', 9, 600, 0],
  ['in the middle', 300, 600, 300],
  ['at the end', 590, 600, 0],
  ['beyond it', 900, 600, 0],
  ['length not known yet', 300, null, 300],
  ['nonsense', Number.NaN, 600, 0],
])('%s', (_, kept, duration, expected) => {
  expect(resumePosition(kept, duration)).toBe(expected);
});
