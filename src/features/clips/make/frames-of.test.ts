import { expect, test } from 'vitest';
import { framesOf } from './frames-of';

test.each([
  ['ArrowRight', false, 1],
  ['ArrowLeft', false, -1],
  ['ArrowUp', true, 30],
  ['ArrowLeft', true, -30],
  ['PageUp', false, 300],
  ['PageDown', true, -300],
  ['Home', false, null],
  ['5', false, null],
  ['Tab', true, null],
])('the key %s (shift: %s) moves an end of the clip by %s frames', (key, shiftKey, frames) => {
  expect(framesOf({ key, shiftKey })).toBe(frames);
});
