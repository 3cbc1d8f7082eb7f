import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zoneDays } from '../../../lib/time/zone-days';
import { addDays, daysOf, STRIP_DAYS, stripDays } from './strip-days';

const NOW = '2026-11-24';

test.each([
  ['today, where no day is chosen', null, '2026-11-24'],
  ['today, where a day of this week is chosen', '2026-11-30', '2026-11-24'],
  ['a week later for a day of the next week', '2026-12-01', '2026-12-01'],
  ['a week earlier for yesterday', '2026-11-23', '2026-11-17'],
])('the strip of days begins %s', (_, chosen, first) => {
  expect(stripDays(NOW, chosen, 7)[0]).toBe(first);
});

test('the strip contains the chosen day on every screen, and its days are consecutive', () => {
  fc.assert(
    fc.property(fc.integer({ min: -900, max: 900 }), fc.constantFrom(7, 14), (ahead, shown) => {
      const chosen = addDays(NOW, ahead);
      const days = stripDays(NOW, chosen, shown);
      expect(days).toHaveLength(STRIP_DAYS);
      expect(days.slice(0, shown)).toContain(chosen);
      for (const [index, day] of days.entries()) expect(day).toBe(addDays(days[0] ?? '', index));
    }),
  );
});

test('daysOf returns the days on which games begin in the viewer’s time zone', () => {
  const late = Date.parse('2026-11-24T23:30:00-06:00') / 1_000;
  const events = [{ event_utc_ts: late }, { event_utc_ts: late + 3_600 }];
  expect([...daysOf(events, zoneDays(0, 'America/Chicago'))]).toEqual(['2026-11-24', '2026-11-25']);
});
