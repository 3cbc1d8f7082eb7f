import { expect, test } from 'vitest';
import { listsFor, parseFinderFilters, toFinderQuery } from './finder-filters';

const read = (query: string) => parseFinderFilters(new URLSearchParams(query));

test.each([
  ['', ''],
  ['team=12&team=14&sport=2', 'team=12&team=14&sport=2'],
  [
    'school=3&start_date=2026-11-01&end_date=2026-11-30',
    'school=3&start_date=2026-11-01&end_date=2026-11-30',
  ],
  ['event_id=4021&renewing=0', 'event_id=4021&renewing=0'],
  ['team=12&team=12', 'team=12'],
  ['team=x&team=-1&team=0&event_id=1e3', ''],
  ['start_date=2026-02-30', ''],
  ['start_date=2026-11-30&end_date=2026-11-01', 'start_date=2026-11-30'],
  ['team=1&team=2&team=3&team=4&team=5&team=6&team=7', 'team=1&team=2&team=3&team=4&team=5&team=6'],
])('parseFinderFilters reads the query “%s” as “%s”', (query, written) =>
  expect(String(toFinderQuery(read(query)))).toBe(written),
);

test.each([
  ['', []],
  [
    'team=12&sport=2',
    [
      { team: 12, start_date: '2026-11-21' },
      { sport: 2, start_date: '2026-11-21' },
    ],
  ],
  ['team=12&end_date=2026-12-01', [{ team: 12, start_date: '2026-11-21', end_date: '2026-12-01' }]],
  ['team=12&end_date=2026-10-01', [{ team: 12, start_date: '2026-10-01', end_date: '2026-10-01' }]],
  ['start_date=2026-11-25&end_date=2026-11-27', [{ start_date: '2026-11-25', end_date: '2026-11-27' }]],
  ['start_date=2026-11-25', []],
  ['event_id=4021', []],
])('listsFor requests for the query “%s” the lists %o', (query, lists) =>
  expect(listsFor(read(query), '2026-11-21')).toEqual(lists),
);
