import { expect, test } from 'vitest';
import { scheduleResponses } from './first-responses';

const NOW = Date.parse('2026-11-24T05:52:00Z');
const responses = (path: string, timeZone = 'America/Chicago') =>
  scheduleResponses({ path, now: NOW, timeZone, pages: [] });
/** What the calls of a page ask for, but for the order. */
const queries = (path: string, timeZone?: string) =>
  responses(path, timeZone).map(({ url }) => {
    const { sort_field, sort_direction, ...query } = Object.fromEntries(
      new URL(url, 'https://northfield.example.com').searchParams,
    );
    return query;
  });

test('the schedule comes with its first page, what is live now, and the games of its strip', () => {
  expect(queries('/schedule')).toEqual([
    { start_date: '2026-11-22', limit: '24', offset: '0' },
    { stream_status: 'live', limit: '24', offset: '0' },
    { start_date: '2026-11-22', end_date: '2026-12-07', limit: '200' },
  ]);
});

test('the days of the responses are those of the page’s zone', () => {
  expect(queries('/schedule', 'Europe/Paris')[0]).toMatchObject({ start_date: '2026-11-23' });
});

test.each([
  ['/live', 1],
  ['/vod', 1],
  ['/upcoming', 2],
])('%s comes with the responses that it shows: %i', (path, count) => {
  expect(responses(path)).toHaveLength(count);
});

test('the first page of a list is the first of its pages in the cache', () => {
  const [{ key, toData } = { key: [] }] = responses('/vod');
  const response = { data: [], meta: { total: 0 } };
  expect(key).toEqual([
    ...['infinite', 'listEvents'],
    { stream_status: 'finished', sort_field: 'event_utc_ts', sort_direction: 'desc', limit: 24 },
  ]);
  expect(toData?.(response)).toEqual({ pages: [response], pageParams: [0] });
});

test('of the games of the strip only their times come with the page', () => {
  const trim = responses('/schedule').at(-1)?.trim;
  const game = { id: 7, event_utc_ts: 1_795_500_000, name: 'Otters at Falcons', participants: [{ id: 3 }] };
  expect(trim?.({ data: [game], meta: { total: 1 } })).toEqual({
    data: [{ event_utc_ts: 1_795_500_000 }],
    meta: { total: 1 },
  });
});
