import { expect, test } from 'vitest';
import { eventEnd } from './event-end';

test.each([
  ['for its own duration', 5_400, 1_005_400],
  ['for two hours where the duration is unknown', null, 1_007_200],
])('an event lasts %s', (_, duration, end) => {
  expect(eventEnd(1_000_000, duration)).toBe(end);
});
