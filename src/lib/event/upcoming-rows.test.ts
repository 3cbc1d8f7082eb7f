import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endOfTonight, upcomingRows } from './upcoming-rows';

const at = (day: number, hour: number, minute = 0) => ({
  event_utc_ts: new Date(2026, 10, day, hour, minute).getTime() / 1_000,
});
const NOON = new Date(2026, 10, 23, 12).getTime();
const AFTER_MIDNIGHT = new Date(2026, 10, 24, 0, 52).getTime();

test.each([
  ['this evening', at(23, 19), 'tonight'],
  ['after midnight', at(24, 1, 30), 'tonight'],
  ['the next morning', at(24, 4), 'week'],
  ['six days later', at(29, 20), 'week'],
  ['the night that ends the week', at(30, 19), 'week'],
  ['eight days later', at(31, 19), 'later'],
] as const)('at noon, a game that starts %s is listed under %3$s', (_, event, row) => {
  expect(upcomingRows([event], NOON)[row]).toEqual([event]);
});

test('shortly after midnight, the row of tonight has the night that has already begun', () => {
  const rows = upcomingRows([at(24, 1, 37), at(24, 19)], AFTER_MIDNIGHT);
  expect(rows.tonight).toEqual([at(24, 1, 37)]);
  expect(rows.week).toEqual([at(24, 19)]);
});

describe('isEvening', () => {
  test.each([
    ['a game at seven', [at(23, 19)], true],
    ['a game after midnight', [at(24, 1)], true],
    ['a game in the afternoon among them', [at(23, 14), at(23, 19)], false],
  ])('decides whether all of a day’s games are in the evening: %s', (_, events, isEvening) => {
    expect(upcomingRows(events, NOON).isEvening).toBe(isEvening);
  });
});

test('every upcoming event is in exactly one row, at any time', () => {
  const hour = fc.integer({ min: 0, max: 24 * 30 });
  fc.assert(
    fc.property(fc.array(hour), hour, (starts, now) => {
      const nowMs = NOON + now * 3_600_000;
      const events = starts.map((start, id) => ({ id, event_utc_ts: nowMs / 1_000 + start * 3_600 }));
      const { tonight, week, later } = upcomingRows(events, nowMs);
      expect([...tonight, ...week, ...later].map(({ id }) => id).toSorted()).toEqual(
        events.map(({ id }) => id).toSorted(),
      );
      expect(endOfTonight(nowMs)).toBeGreaterThan(nowMs / 1_000);
      expect(endOfTonight(nowMs)).toBeLessThanOrEqual(nowMs / 1_000 + 86_400 + 3_600);
    }),
  );
});
