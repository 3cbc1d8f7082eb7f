import { expect, test } from 'vitest';
import { clockChanges, offsetIn, ownOffsetAt } from './clock-changes';

const NOVEMBER = Date.UTC(2026, 10, 26);
const changesIn = (timeZone: string, now = NOVEMBER) => clockChanges(now, offsetIn(timeZone));

test.each([
  ['America/Chicago', 'America/Winnipeg'],
  ['America/Toronto', 'America/New_York'],
  ['Europe/Paris', 'Europe/Berlin'],
])('the time zones %s and %s have the same clock changes', (one, other) => {
  expect(changesIn(one)).toBe(changesIn(other));
});

test.each([
  ['America/Chicago', 'America/Regina'],
  ['America/Chicago', 'America/Mexico_City'],
  ['America/Vancouver', 'America/Chicago'],
  ['Asia/Kolkata', 'Asia/Kathmandu'],
  ['UTC', 'Europe/London'],
])('the time zones %s and %s have different clock changes', (one, other) => {
  expect(changesIn(one)).not.toBe(changesIn(other));
});

test('a clock without summer time has no changes', () => {
  expect(changesIn('UTC')).toBe('-1.0.1:0');
  expect(changesIn('Asia/Kolkata')).toBe('-1.0.1:-330');
});

test('the browser’s own clock has the changes of its time zone', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(clockChanges(NOVEMBER, ownOffsetAt)).toBe(changesIn(timeZone));
});

test('the clock changes are the same at any moment of a year', () => {
  expect(changesIn('America/Chicago', Date.UTC(2026, 0, 1))).toBe(
    changesIn('America/Chicago', Date.UTC(2026, 11, 31)),
  );
});
