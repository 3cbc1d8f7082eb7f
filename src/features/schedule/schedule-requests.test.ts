import { expect, test } from 'vitest';
import { zoneDays } from '../../lib/time/zone-days';
import { hasStrip, listRequests, paramsOfAddress, stripRequest } from './schedule-requests';

const CHICAGO = zoneDays(Date.parse('2026-11-24T05:52:00Z'), 'America/Chicago');
const PARIS = zoneDays(Date.parse('2026-11-24T05:52:00Z'), 'Europe/Paris');
const EARLIEST = { sort_field: 'event_utc_ts', sort_direction: 'asc' } as const;

const paramsAt = (path: string, search = '') => paramsOfAddress({ path, search }, CHICAGO.today);

test.each([
  ['/schedule', '', { start_date: '2026-11-23', ...EARLIEST }],
  ['/live', '', { stream_status: 'live', ...EARLIEST }],
  ['/upcoming', '', { stream_status: 'upcoming', ...EARLIEST }],
  ['/vod', '', { stream_status: 'finished', sort_field: 'event_utc_ts', sort_direction: 'desc' }],
  ['/schedule', '?sport=4&end_date=2026-12-01', { sport: 4, end_date: '2026-12-01', ...EARLIEST }],
])('%s%s has the parameters of its list', (path, search, params) => {
  expect(paramsAt(path, search)).toEqual(params);
});

test.each([
  ['an unknown page of the channel', '/women-in-sport', ''],
  ['a school', '/schedule', '?school=northfield'],
  ['a team', '/schedule', '?team=falcons'],
  ['favourites', '/schedule', '?favourites=1'],
])('the parameters of %s are not known from its address alone', (_, path, search) => {
  expect(paramsAt(path, search)).toBeNull();
});

test('the schedule requests the games from the viewer’s today, and those that are live now', () => {
  const params = paramsAt('/schedule') ?? {};
  expect(listRequests(params, CHICAGO)).toEqual({
    listed: { start_date: '2026-11-22', ...EARLIEST },
    live: { stream_status: 'live', ...EARLIEST },
  });
});

test.each(['/live', '/upcoming', '/vod'])('%s is one list, the same in all zones', (path) => {
  const params = paramsAt(path) ?? {};
  expect(listRequests(params, CHICAGO)).toEqual({ listed: params, live: null });
  expect(listRequests(params, PARIS)).toEqual({ listed: params, live: null });
});

test.each([
  ['/schedule', '', true],
  ['/upcoming', '', true],
  ['/live', '', false],
  ['/vod', '', false],
  ['/schedule', '?start_date=2026-11-25&end_date=2026-11-25', true],
  ['/schedule', '?start_date=2026-11-25&end_date=2026-11-27', false],
])('%s%s has a strip of days: %s', (path, search, has) => {
  expect(hasStrip(paramsAt(path, search) ?? {}, search === '')).toBe(has);
});

test('the strip requests two weeks of games, on the days that any venue may have', () => {
  expect(stripRequest({ stream_status: 'upcoming' }, '2026-11-23', CHICAGO)).toEqual({
    ...{ stream_status: 'upcoming', start_date: '2026-11-22', end_date: '2026-12-07', limit: 200 },
  });
});
