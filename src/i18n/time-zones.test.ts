import { eachCase, shows } from '@tests/statements/shows';
import { expect, test } from 'vitest';
import { timeZoneName, zoneName } from './time-zones';

eachCase([
  ['PST', 'America/Los_Angeles', shows('constant time zone names')],
  ['EST', 'America/New_York', shows('constant time zone names')],
  ['CEST', 'Europe/Paris', shows('constant time zone names')],
  [' edt ', 'America/New_York'],
  ['America/Toronto', 'America/Toronto'],
  ['Nowhere/Land', 'UTC'],
  ['', 'UTC'],
])('timeZoneName converts the time zone %s to %s', (zone, name) => {
  expect(timeZoneName(zone)).toBe(name);
});

test.each([
  ['en-US', 'America/Los_Angeles', 'Pacific Time'],
  ['en-CA', 'America/Los_Angeles', 'Pacific Time'],
  ['fr-CA', 'America/Los_Angeles', 'heure du Pacifique'],
  ['fr-CA', 'America/Toronto', 'heure de l’Est'],
])('zoneName in the locale %s names %s as %s', (locale, timeZone, name) => {
  expect(zoneName(locale, Date.UTC(2026, 10, 24), timeZone)).toBe(name);
});
