import { eachCase, shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { readFilters, toFavouriteParams, toListParams, writeFilters } from './schedule-filters';

const none = readFilters(new URLSearchParams());
const nobody = { school: null, team: null };

test.each([
  ['group=northfield', 'northfield'],
  ['group=northfield&school=lakeside', 'lakeside'],
  ['group=', null],
])('readFilters reads from the query “%s” the school %s', shows('key name group'), (query, school) => {
  expect(readFilters(new URLSearchParams(query)).school).toBe(school);
});

test(
  'choosing a school or all schools removes the parameter “group” from the URL',
  shows('key name group'),
  () => {
    const query = new URLSearchParams('group=northfield&sport=2');
    expect(`${writeFilters(query, { school: null })}`).toBe('sport=2');
    expect(`${writeFilters(query, { school: 'lakeside' })}`).toBe('sport=2&school=lakeside');
  },
);

describe('readFilters', () => {
  eachCase([
    ['sport=2', { sport: 2 }],
    ['sport=0', { sport: null }, shows('filter All')],
    ['free=1', { free: true }],
    ['free=yes', { free: null }],
    ['sport=two', { sport: null }],
    ['gender=female', { gender: 'female' }],
    ['gender=everyone', { gender: null }],
    ['gender=not+identified', { gender: 'not identified' }, shows('gender not identified')],
    ['start_date=2026-11-01&end_date=2026-11-30', { start_date: '2026-11-01', end_date: '2026-11-30' }],
    ['start_date=2019-01-01', { start_date: '2022-08-01' }, shows('constant 2022-08-01')],
    ['start_date=2026-02-31', { start_date: null }],
    ['start_date=2026-11-10&end_date=2026-11-01', { start_date: '2026-11-10', end_date: null }],
    ['title=++falcons+', { title: 'falcons' }],
    ['sort=name-desc', { sort: 'name-desc' }],
    ['sort=price-asc', { sort: null }],
    ['status=live', { status: 'live' }],
    ['favourites=1', { favourites: true }],
    ['favourites=yes', { favourites: null }],
    [
      'school=northfield&team=falcons&city=Northfield&state=Minnesota',
      { school: 'northfield', team: 'falcons', city: 'Northfield', state: 'Minnesota' },
    ],
  ])('readFilters reads the filters from %s', (query, wanted) => {
    expect(readFilters(new URLSearchParams(query))).toEqual({ ...none, ...wanted });
  });
});

describe('writeFilters', () => {
  eachCase([
    ['a filter is added to the others', 'sport=2', { gender: 'male' }, 'sport=2&gender=male'],
    [
      '“All” is removed from the address',
      'sport=2&gender=male',
      { gender: null },
      'sport=2',
      shows('filter All'),
    ],
    ['another school clears the team', 'school=a&team=b', { school: 'c' }, 'school=c'],
    ['another state clears the city', 'state=Ohio&city=Dayton', { state: 'Iowa' }, 'state=Iowa'],
    ['only favourites', 'sport=2', { favourites: true }, 'sport=2&favourites=1'],
    ['all events again', 'sport=2&favourites=1', { favourites: null }, 'sport=2'],
    ['unknown parameters stay', 'trk=abc', { title: 'x' }, 'trk=abc&title=x'],
  ] as const)('writeFilters changes the query as expected: %s', (_, before, change, after) => {
    expect(writeFilters(new URLSearchParams(before), change).toString()).toBe(after);
  });

  test('readFilters reads back what writeFilters wrote', () => {
    const chosen = {
      ...none,
      sport: 3,
      school: 'lakeside',
      start_date: '2026-01-02',
      title: 'semi final',
      sort: 'name-asc',
    } as const;
    expect(readFilters(writeFilters(new URLSearchParams(), chosen))).toEqual(chosen);
  });
});

describe('toListParams', () => {
  test.each([
    ['no filter', {}, {}, { start_date: '2026-11-21', sort_field: 'event_utc_ts', sort_direction: 'asc' }],
    [
      'past events',
      { status: 'finished' },
      {},
      { stream_status: 'finished', sort_field: 'event_utc_ts', sort_direction: 'desc' },
    ],
    [
      'the status of the path takes precedence',
      { status: 'finished' },
      { stream_status: 'live' },
      { stream_status: 'live', sort_field: 'event_utc_ts', sort_direction: 'asc' },
    ],
    [
      'a filter on a sport’s page',
      { sport: 11 },
      { sport: 1 },
      { start_date: '2026-11-21', sport: 11, sort_field: 'event_utc_ts', sort_direction: 'asc' },
    ],
    [
      'a gender’s page keeps its gender',
      { gender: 'male' },
      { gender: 'female' },
      { start_date: '2026-11-21', gender: 'female', sort_field: 'event_utc_ts', sort_direction: 'asc' },
    ],
    [
      'until a day, from the start of the archive',
      { end_date: '2026-01-01' },
      {},
      { end_date: '2026-01-01', sort_field: 'event_utc_ts', sort_direction: 'asc' },
    ],
    [
      'by name',
      { sort: 'name-desc' },
      {},
      { start_date: '2026-11-21', sort_field: 'name', sort_direction: 'desc' },
    ],
  ] as const)('toListParams builds the request parameters: %s', (_, chosen, fixed, params) => {
    expect(toListParams({ ...none, ...chosen }, nobody, fixed, '2026-11-21')).toEqual(params);
  });

  test('toListParams filters by the ids of the school and the team', () => {
    expect(toListParams(none, { school: 4, team: 101 }, {}, '2026-11-21')).toMatchObject({
      school: 4,
      team: 101,
    });
  });
});

describe('toFavouriteParams', () => {
  test('favourites are filtered only by status and days, and sorted', () => {
    const list = {
      stream_status: 'finished',
      start_date: '2026-01-01',
      end_date: '2026-02-01',
      sort_field: 'name',
      sort_direction: 'desc',
      sport: 2,
      title: 'owls',
    } as const;
    const { sport: _sport, title: _title, ...wanted } = list;
    expect(toFavouriteParams(list)).toEqual(wanted);
  });
});

test.each([
  ['free events, if the viewer wants only those', 'free=1', {}, 'free'],
  ['the kind that a channel page fixes', 'free=1', { type: 'ppv' }, 'ppv'],
  ['every kind by default', '', {}, undefined],
] as const)('toListParams requests %s', (_, query, fixed, type) => {
  const filters = readFilters(new URLSearchParams(query));
  expect(toListParams(filters, nobody, fixed, '2026-11-24').type).toBe(type);
});
