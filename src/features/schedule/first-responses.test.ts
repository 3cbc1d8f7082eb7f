import { expect, test } from 'vitest';
import { scheduleResponses } from './first-responses';

const NOW = Date.parse('2026-11-24T05:52:00Z');
const responses = (path: string, timeZone = 'America/Chicago') =>
  scheduleResponses({ path, now: NOW, timeZone, pages: [] });
/** The query parameters of a page's requests, without the sort order. */
const queries = (path: string, timeZone?: string) =>
  responses(path, timeZone).map(({ url }) => {
    const { sort_field, sort_direction, ...query } = Object.fromEntries(
      new URL(url, 'https://northfield.example.com').searchParams,
    );
    return query;
  });

test('the rendered schedule contains its first page, the live games and the games for the strip of days', () => {
  expect(queries('/schedule')).toEqual([
    { start_date: '2026-11-22', limit: '24', offset: '0' },
    { stream_status: 'live', limit: '24', offset: '0' },
    { start_date: '2026-11-22', end_date: '2026-12-07', limit: '200' },
  ]);
});

test('the requested days depend on the page’s time zone', () => {
  expect(queries('/schedule', 'Europe/Paris')[0]).toMatchObject({ start_date: '2026-11-23' });
});

test.each([
  ['/live', 1],
  ['/vod', 1],
  ['/upcoming', 2],
])('a page rendered for %s contains %i responses', (path, count) => {
  expect(responses(path)).toHaveLength(count);
});

test('the response for a list is cached as the first page of an infinite query', () => {
  const [{ key, toData } = { key: [] }] = responses('/vod');
  const response = { data: [], meta: { total: 0 } };
  expect(key).toEqual([
    ...['infinite', 'listEvents'],
    { stream_status: 'finished', sort_field: 'event_utc_ts', sort_direction: 'desc', limit: 24 },
  ]);
  expect(toData?.(response)).toEqual({ pages: [response], pageParams: [0] });
});

test('the games for the strip of days are trimmed to one time for each day of the viewer', () => {
  const trim = responses('/schedule').at(-1)?.trim;
  const gameAt = (time: string) => ({
    ...{ id: 7, name: 'Otters at Falcons', participants: [{ id: 3 }] },
    event_utc_ts: Date.parse(time) / 1_000,
  });
  // In Chicago, the second game is on the same day as the first one, and the third on the next day.
  const [morning, evening, next] = ['2026-11-27T16:00Z', '2026-11-28T02:00Z', '2026-11-28T20:00Z'].map(
    gameAt,
  );
  expect(trim?.({ data: [morning, evening, next], meta: { total: 3 } })).toEqual({
    data: [{ event_utc_ts: evening?.event_utc_ts }, { event_utc_ts: next?.event_utc_ts }],
    meta: { total: 3 },
  });
});

test('the page that all viewers share has no media of listed games, which may be one viewer’s', () => {
  const [{ leaveOut } = {}] = responses('/live');
  const game = { id: 7, name: 'Otters at Falcons', media: [{ id: 1, kind: 2, url: '/live.m3u8?token=1' }] };
  expect(leaveOut?.({ data: [game], meta: { total: 1 } })).toEqual({
    data: [{ id: 7, name: 'Otters at Falcons', media: [] }],
    meta: { total: 1 },
  });
});
