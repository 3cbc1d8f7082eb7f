import { eachCase, shows } from '@tests/statements/shows';
import { expect } from 'vitest';
import { timeZoneName } from './time-zones';

eachCase([
  ['PST', 'America/Los_Angeles', shows('constant time zone names')],
  ['EST', 'America/New_York', shows('constant time zone names')],
  ['CEST', 'Europe/Paris', shows('constant time zone names')],
  [' edt ', 'America/New_York'],
  ['America/Toronto', 'America/Toronto'],
  ['Nowhere/Land', 'UTC'],
  ['', 'UTC'],
])('%s is %s', (zone, name) => {
  expect(timeZoneName(zone)).toBe(name);
});
