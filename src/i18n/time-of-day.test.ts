import { expect, test } from 'vitest';
import { timeOfDay } from './time-of-day';

const EARLY = Date.UTC(2026, 10, 27, 4, 53);

test.each([
  ['fr', '04:53'],
  ['fr-FR', '04:53'],
  ['fr-CH', '04:53'],
  ['fr-CA', '4 h 53'],
  ['en-GB', '04:53'],
  ['en-US', '4:53 AM'],
])('an early time of day reads the same in all browsers in %s', (locale, expected) => {
  const time = new Intl.DateTimeFormat(locale, { ...timeOfDay(locale), timeZone: 'UTC' }).format(EARLY);
  expect(time.replace(/\s/g, ' ')).toBe(expected);
});
