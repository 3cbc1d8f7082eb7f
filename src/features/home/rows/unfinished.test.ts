import { expect, test } from 'vitest';
import { minutesLeft, unfinished } from './unfinished';

const stopped = (time: number, duration: number | null) =>
  ({ kind: 'event', id: 12, time, duration, at: 0 }) as const;

test.each([
  ['stopped in the middle', 1_800, 3_600, null, 3_600],
  ['of a length that only the backend knows', 1_800, null, 5_400, 5_400],
  ['of no known length', 1_800, null, null, undefined],
  ['just begun', 4, 3_600, null, undefined],
  ['nearly over', 3_590, 3_600, null, undefined],
])('unfinished decides whether a recording can be continued: %s', (_, time, stored, known, duration) => {
  expect(unfinished(stopped(time, stored), known)?.duration).toBe(duration);
});

test('minutesLeft counts the whole minutes that are left', () => {
  expect(minutesLeft({ time: 1_830, duration: 3_600 })).toBe(29);
  expect(minutesLeft({ time: 3_580, duration: 3_600 })).toBe(0);
});
