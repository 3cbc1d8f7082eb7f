import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zoneDays } from './zone-days';

const at = (iso: string) => Date.parse(iso);

test.each([
  ['UTC', '2026-11-23T05:52:00Z', '2026-11-23'],
  ['America/Chicago', '2026-11-23T05:52:00Z', '2026-11-22'],
  ['America/Chicago', '2026-11-23T06:00:00Z', '2026-11-23'],
  ['Pacific/Kiritimati', '2026-11-23T10:00:00Z', '2026-11-24'],
  ['Pacific/Pago_Pago', '2026-11-23T10:59:59Z', '2026-11-22'],
  ['Asia/Kathmandu', '2026-11-23T18:15:00Z', '2026-11-24'],
])('in the time zone %s, today is the day of the zone’s own clock at %s', (zone, now, day) => {
  expect(zoneDays(at(now), zone).today).toBe(day);
});

test.each([
  ['a zone without clock changes', 'UTC', '2026-11-23', '2026-11-23T00:00:00Z'],
  ['winter', 'America/Chicago', '2026-11-23', '2026-11-23T06:00:00Z'],
  ['summer', 'America/Chicago', '2026-07-01', '2026-07-01T05:00:00Z'],
  ['the day whose clocks go forward', 'America/Chicago', '2026-03-08', '2026-03-08T06:00:00Z'],
  ['the day after clocks went forward', 'America/Chicago', '2026-03-09', '2026-03-09T05:00:00Z'],
  ['the day whose clocks go back', 'America/Chicago', '2026-11-01', '2026-11-01T05:00:00Z'],
  ['the day after clocks went back', 'America/Chicago', '2026-11-02', '2026-11-02T06:00:00Z'],
  ['a day whose midnight the clocks skip', 'Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z'],
  ['a day whose first hour comes twice', 'America/Havana', '2026-11-01', '2026-11-01T04:00:00Z'],
  ['a day before which an hour comes twice', 'Africa/Cairo', '2026-10-30', '2026-10-29T22:00:00Z'],
  ['a clock ahead of UTC', 'Europe/Paris', '2026-11-23', '2026-11-22T23:00:00Z'],
  ['a clock a quarter of an hour off', 'Asia/Kathmandu', '2026-11-23', '2026-11-22T18:15:00Z'],
])('a day starts at the time zone’s own midnight: %s', (_, zone, day, begins) => {
  expect(zoneDays(0, zone).midnight(day) * 1_000).toBe(at(begins));
});

test('counts days from a midnight across a clock change', () => {
  const { midnight } = zoneDays(0, 'America/Chicago');
  expect(midnight('2026-10-31', 2)).toBe(midnight('2026-11-02'));
  expect(midnight('2026-11-01', 1) - midnight('2026-11-01')).toBe(25 * 3_600);
  expect(midnight('2026-03-08', 1) - midnight('2026-03-08')).toBe(23 * 3_600);
});

const ZONES = ['UTC', 'America/Chicago', 'America/Havana', 'Africa/Cairo', 'Europe/Paris'].concat([
  ...['Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/St_Johns'],
]);

test('every moment is between the midnight of its day and the next one, in any time zone', () => {
  const moment = fc.integer({ min: at('2022-08-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') });
  fc.assert(
    fc.property(moment, fc.constantFrom(...ZONES), (ms, zone) => {
      const { today, midnight, dayAt } = zoneDays(ms, zone);
      const begins = midnight(today) * 1_000;
      expect(begins).toBeLessThanOrEqual(ms);
      expect(ms).toBeLessThan(midnight(today, 1) * 1_000);
      expect(dayAt(begins)).toBe(today);
      expect(dayAt(begins - 1) < today).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('without a time zone, days are those of the device’s own clock', () => {
  const now = new Date(2026, 10, 23, 23, 59);
  const { today, midnight, dayAt } = zoneDays(now.getTime());
  expect(today).toBe('2026-11-23');
  expect(midnight(today) * 1_000).toBe(new Date(2026, 10, 23).getTime());
  expect(dayAt(now.getTime() + 60_000)).toBe('2026-11-24');
});
