import { expect, test } from 'vitest';
import { eventEnd } from './event-end';

test.each([
  ['as long as it is said to last', 5_400, 1_005_400],
  ['about two hours where nobody knows', null, 1_007_200],
])('an event lasts %s', (_, duration, end) => {
  expect(eventEnd(1_000_000, duration)).toBe(end);
});
