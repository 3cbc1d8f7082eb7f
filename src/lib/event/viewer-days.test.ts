import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Midnight } from '../time/zone-days';
import { isOnViewerDays, mergeSchedule, toLiveParams, toVenueDays } from './viewer-days';

const HOUR = 3_600;
/** Returns the midnights of a clock that is this many hours ahead of UTC. */
const zone =
  (hours: number): Midnight =>
  (day, daysLater = 0) =>
    Date.parse(`${day}T00:00:00Z`) / 1_000 + daysLater * 24 * HOUR - hours * HOUR;
const dayAt = (seconds: number, hours: number) =>
  new Date((seconds + hours * HOUR) * 1_000).toISOString().slice(0, 10);
const TORONTO = zone(-5);

describe('toVenueDays', () => {
  test('requests days from the day that a venue in the west may still have', () => {
    expect(toVenueDays({ start_date: '2026-11-23' }, TORONTO)).toEqual({ start_date: '2026-11-22' });
    expect(toVenueDays({ start_date: '2026-11-23' }, zone(14))).toEqual({ start_date: '2026-11-21' });
  });

  test('requests days until the day that a venue in the east may already have', () => {
    expect(toVenueDays({ start_date: '2026-11-23', end_date: '2026-11-23' }, TORONTO)).toEqual({
      start_date: '2026-11-22',
      end_date: '2026-11-24',
    });
  });

  test('does not change the parameters of a list without days', () => {
    const finished = { stream_status: 'finished' } as const;
    expect(toVenueDays<{ stream_status: string; start_date?: string }>(finished, TORONTO)).toEqual(finished);
  });
});

test.each([
  ['the last second of the day before', -1, false],
  ['the first second of the day', 0, true],
  ['the last second of the day', 24 * HOUR - 1, true],
  ['the first second of the next day', 24 * HOUR, false],
])('the viewer’s clock decides whether an event is on a day: %s', (_, after, isShown) => {
  const day = '2026-11-23';
  const event_utc_ts = TORONTO(day) + after;
  expect(isOnViewerDays({ event_utc_ts }, { start_date: day, end_date: day }, TORONTO)).toBe(isShown);
});

test.each([
  ['the default list', { start_date: '2026-11-23', sport: 4 }, { stream_status: 'live', sport: 4 }],
  ['a list from another day', { start_date: '2026-11-24' }, null],
  ['a list limited to today', { start_date: '2026-11-23', end_date: '2026-11-23' }, null],
  ['a list of one status', { stream_status: 'upcoming', start_date: '2026-11-23' }, null],
  ['the archive', { end_date: '2025-01-01' }, null],
] as const)('decides whether live games are requested separately: %s', (_, params, live) => {
  expect(toLiveParams(params, '2026-11-23')).toEqual(live);
});

const NOW = Date.parse('2026-11-23T05:52:00Z') / 1_000;
const LENGTH = 2 * HOUR;

interface Game {
  id: number;
  event_utc_ts: number;
  /** The venue's offset from UTC, in hours. */
  venue: number;
}

const isLive = ({ event_utc_ts }: Game, now: number) => event_utc_ts <= now && now < event_utc_ts + LENGTH;

/** The pages that a backend returns, with days by the venue's clock as the contract requires. */
function respond(games: Game[], params: { start_date?: string; stream_status?: string }, now: number) {
  const data = games
    .filter(
      (game) =>
        (!params.start_date || dayAt(game.event_utc_ts, game.venue) >= params.start_date) &&
        (params.stream_status !== 'live' || isLive(game, now)),
    )
    .sort((one, other) => one.event_utc_ts - other.event_utc_ts);
  const pages = [];
  for (let at = 0; at === 0 || at < data.length; at += 3)
    pages.push({ data: data.slice(at, at + 3), meta: { total: data.length } });
  return pages;
}

test('every live game, and every game of the next twelve hours, is in the default schedule of any viewer', () => {
  const game = fc.record({
    event_utc_ts: fc.integer({ min: NOW - 60 * HOUR, max: NOW + 60 * HOUR }),
    venue: fc.integer({ min: -12, max: 14 }),
  });
  fc.assert(
    fc.property(
      fc.array(game, { maxLength: 40 }),
      fc.integer({ min: -12, max: 14 }),
      fc.integer({ min: -24, max: 24 }),
      (drawn, hours, later) => {
        const games = drawn.map((each, index) => ({ ...each, id: index + 1 }));
        const now = NOW + later * HOUR;
        const today = dayAt(now, hours);
        const midnight = zone(hours);
        const params = { start_date: today };
        const schedule = mergeSchedule(
          respond(games, toLiveParams(params, today) ?? {}, now),
          respond(games, toVenueDays(params, midnight), now),
          params,
          midnight,
        );
        const shown = [...schedule.live, ...schedule.pages.flat()].map(({ id }) => id);
        const wanted = games.filter(
          (each) => isLive(each, now) || (each.event_utc_ts > now && each.event_utc_ts <= now + 12 * HOUR),
        );
        for (const { id } of wanted) expect(shown).toContain(id);
        expect(new Set(shown).size, 'each once').toBe(shown.length);
        expect(schedule.total).toBe(shown.length);
        expect(schedule.live.map(({ id }) => id).toSorted()).toEqual(
          games
            .filter((each) => isLive(each, now))
            .map(({ id }) => id)
            .toSorted(),
        );
        for (const each of games)
          if (shown.includes(each.id) && !isLive(each, now))
            expect(each.event_utc_ts).toBeGreaterThanOrEqual(midnight(today));
      },
    ),
    { numRuns: 500 },
  );
});

test('never requests days before the oldest event', () => {
  expect(toVenueDays({ start_date: '2022-08-01' }, TORONTO)).toEqual({ start_date: '2022-08-01' });
});
