import { expect, test } from 'vitest';
import { activeFilters } from './active-filters';
import { readFilters } from './schedule-filters';

const namesIn = (query: string) =>
  activeFilters(readFilters(new URLSearchParams(query))).map(({ name }) => name);

test.each([
  ['', []],
  ['title=owls&sort=name-asc&status=live', []],
  ['sport=1&city=Toronto', ['sport', 'city']],
  [
    'city=Toronto&gender=female&school=lakeside&team=owls&state=Ontario',
    ['gender', 'school', 'team', 'state', 'city'],
  ],
  ['start_date=2026-01-01', ['days']],
  ['end_date=2026-01-01', ['days']],
  ['start_date=2026-01-01&end_date=2026-01-07', ['days']],
  ['favourites=1', ['favourites']],
  ['favourites=1&sport=2&start_date=2026-01-01', ['favourites', 'days']],
])('the query “?%s” has the active filters %j', (query, names) => {
  expect(namesIn(query)).toEqual(names);
});

test('removing all active filters keeps the search, the sort order and the status', () => {
  const query =
    'sport=1&gender=male&start_date=2026-01-01&end_date=2026-01-07&title=owls&sort=name-asc&status=live';
  const filters = readFilters(new URLSearchParams(query));
  const changes = Object.assign({}, ...activeFilters(filters).map(({ change }) => change));
  expect({ ...filters, ...changes }).toEqual(
    readFilters(new URLSearchParams('title=owls&sort=name-asc&status=live')),
  );
});
