import { eachCase, shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import {
  ALL,
  countChosen,
  readFilters,
  toFavouriteParams,
  toListParams,
  writeFilters,
} from './schedule-filters';

const none = readFilters(new URLSearchParams());
const nobody = { school: null, team: null };

test('All is 0, below 0', shows('filter All'), () => expect(ALL).toEqual({ id: 0, parent_id: 0 }));

describe('reading the address', () => {
  eachCase([
    ['sport=2', { sport: 2 }],
    ['sport=0', { sport: null }, shows('filter All')],
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
  ])('%s', (query, wanted) => {
    expect(readFilters(new URLSearchParams(query))).toEqual({ ...none, ...wanted });
  });
});

describe('writing the address', () => {
  eachCase([
    ['a choice joins the others', 'sport=2', { gender: 'male' }, 'sport=2&gender=male'],
    ['All leaves the address', 'sport=2&gender=male', { gender: null }, 'sport=2', shows('filter All')],
    ['another school drops the team', 'school=a&team=b', { school: 'c' }, 'school=c'],
    ['another state drops the city', 'state=Ohio&city=Dayton', { state: 'Iowa' }, 'state=Iowa'],
    ['favourites alone', 'sport=2', { favourites: true }, 'sport=2&favourites=1'],
    ['and all again', 'sport=2&favourites=1', { favourites: null }, 'sport=2'],
    ['what is not ours stays', 'trk=abc', { title: 'x' }, 'trk=abc&title=x'],
  ] as const)('%s', (_, before, change, after) => {
    expect(writeFilters(new URLSearchParams(before), change).toString()).toBe(after);
  });

  test('what was written is read back', () => {
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

describe('the call', () => {
  test.each([
    [
      'nothing chosen',
      {},
      {},
      { start_date: '2026-11-21', sort_field: 'event_utc_ts', sort_direction: 'asc' },
    ],
    [
      'what is over',
      { status: 'finished' },
      {},
      { stream_status: 'finished', sort_field: 'event_utc_ts', sort_direction: 'desc' },
    ],
    [
      'the route’s status outweighs',
      { status: 'finished' },
      { stream_status: 'live' },
      { stream_status: 'live', sort_field: 'event_utc_ts', sort_direction: 'asc' },
    ],
    [
      'a page of a sport, narrowed',
      { sport: 11 },
      { sport: 1 },
      { start_date: '2026-11-21', sport: 11, sort_field: 'event_utc_ts', sort_direction: 'asc' },
    ],
    [
      'a page of a gender stays one',
      { gender: 'male' },
      { gender: 'female' },
      { start_date: '2026-11-21', gender: 'female', sort_field: 'event_utc_ts', sort_direction: 'asc' },
    ],
    [
      'until a day, from the archive’s beginning',
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
  ] as const)('%s', (_, chosen, fixed, params) => {
    expect(toListParams({ ...none, ...chosen }, nobody, fixed, '2026-11-21')).toEqual(params);
  });

  test('school and team go by their ids', () => {
    expect(toListParams(none, { school: 4, team: 101 }, {}, '2026-11-21')).toMatchObject({
      school: 4,
      team: 101,
    });
  });
});

test('the count on the filter button leaves search, order and status aside', () => {
  expect(countChosen({ ...none, sport: 1, city: 'x', title: 'y', sort: 'name-asc', status: 'live' })).toBe(2);
});

describe('favourites alone', () => {
  test('are narrowed by status, days and order, and by nothing else', () => {
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

  test('count the days chosen, since nothing else applies', () => {
    const chosen = { ...none, favourites: true, sport: 2, start_date: '2026-01-01' } as const;
    expect(countChosen(chosen)).toBe(1);
  });
});
