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
])('paramsOfAddress of %s%s returns the parameters of its list', (path, search, params) => {
  expect(paramsAt(path, search)).toEqual(params);
});

test.each([
  ['an unknown page of the channel', '/women-in-sport', ''],
  ['a school', '/schedule', '?school=northfield'],
  ['a team', '/schedule', '?team=falcons'],
  ['favourites', '/schedule', '?favourites=1'],
])('paramsOfAddress returns null for %s, whose parameters need more than the URL', (_, path, search) => {
  expect(paramsAt(path, search)).toBeNull();
});

test('the schedule requests the games from today on in the viewer’s time zone, and the live games', () => {
  const params = paramsAt('/schedule') ?? {};
  expect(listRequests(params, CHICAGO)).toEqual({
    listed: { start_date: '2026-11-22', ...EARLIEST },
    live: { stream_status: 'live', ...EARLIEST },
  });
});

test.each(['/live', '/upcoming', '/vod'])(
  'the path %s needs only one list, which is the same in all time zones',
  (path) => {
    const params = paramsAt(path) ?? {};
    expect(listRequests(params, CHICAGO)).toEqual({ listed: params, live: null });
    expect(listRequests(params, PARIS)).toEqual({ listed: params, live: null });
  },
);

test.each([
  ['/schedule', '', true],
  ['/upcoming', '', true],
  ['/live', '', false],
  ['/vod', '', false],
  ['/schedule', '?start_date=2026-11-25&end_date=2026-11-25', true],
  ['/schedule', '?start_date=2026-11-25&end_date=2026-11-27', false],
])('hasStrip of %s%s is %s', (path, search, has) => {
  expect(hasStrip(paramsAt(path, search) ?? {}, search === '')).toBe(has);
});

test('the strip requests two weeks of games, with a day more at each end for other time zones', () => {
  expect(stripRequest({ stream_status: 'upcoming' }, '2026-11-23', CHICAGO)).toEqual({
    ...{ stream_status: 'upcoming', start_date: '2026-11-22', end_date: '2026-12-07', limit: 200 },
  });
});
