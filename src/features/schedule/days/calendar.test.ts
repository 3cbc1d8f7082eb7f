import { shows } from '@tests/statements/shows';
import { expect, test } from 'vitest';
import { calendarFrom, namedDays } from './calendar';

test.each([
  ['2026-11-21', null, { listStart: '2026-11-21', listEnd: '2026-11-22', calendarStart: '2026-11-22' }],
  [
    '2026-12-31',
    '2027-01-05',
    { listStart: '2026-12-31', listEnd: '2027-01-05', calendarStart: '2027-01-01' },
  ],
])('calendarFrom returns the days of the list from %s to %s', shows('calendar'), (start, end, calendar) => {
  expect(calendarFrom(start, end)).toEqual(calendar);
});

test.each([
  ['2026-11-18', ['2026-11-20', '2026-11-22']],
  ['2026-11-20', ['2026-11-20', '2026-11-22']],
  ['2026-11-21', ['2026-11-21', '2026-11-22']],
  ['2026-11-22', ['2026-11-22', '2026-11-22']],
  ['2026-11-23', ['2026-11-27', '2026-11-29']],
])('namedDays finds the weekend of %s', (day, weekend) => {
  expect(namedDays(day).weekend).toEqual(weekend);
});
