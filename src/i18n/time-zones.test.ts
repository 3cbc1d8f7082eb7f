import { expect, test } from 'vitest';
import { timeZoneName } from './time-zones';

test.each([
  ['PST', 'America/Los_Angeles'],
  ['EST', 'America/New_York'],
  ['CEST', 'Europe/Paris'],
  [' edt ', 'America/New_York'],
  ['America/Toronto', 'America/Toronto'],
  ['Nowhere/Land', 'UTC'],
  ['', 'UTC'],
])('%s is %s', (zone, name) => {
  expect(timeZoneName(zone)).toBe(name);
});
