import { eachCase, shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { findPageId, pagePath, pageRoutes } from './channel-pages';

const page = (id: number, url: string, alt_name: string | null = null) => ({
  id,
  name: `Page ${id}`,
  url,
  alt_name,
});

describe('a page’s path comes from its url', () => {
  test.each([
    ['/playoffs', '/playoffs'],
    ['playoffs', '/playoffs'],
    ['/playoffs/2026/', '/playoffs/2026'],
    ['/playoffs?x=1#y', '/playoffs'],
    ['/', null],
    ['', null],
    ['//evil.example', null],
    ['https://evil.example/x', '/https://evil.example/x'],
  ])('%s', shows('routes of the channel’s pages'), (url, path) => {
    expect(pagePath(page(1, url))).toBe(path);
  });
});

test('a page takes no screen’s place, and the first of two with one url is shown', () => {
  const routes = pageRoutes([page(1, '/buy'), page(2, '/playoffs'), page(3, 'playoffs')], ['/buy', '/faq']);
  expect(routes.map(({ path, page: { id } }) => [path, id])).toEqual([['/playoffs', 2]]);
});

eachCase([
  ['/playoffs', 2, shows('page lookup')],
  ['playoffs', 2],
  ['finals', 3, shows('page lookup')],
  ['nothing', null, shows('page lookup')],
])('%s is page %s', (urlOrAltName, id) => {
  expect(findPageId([page(2, '/playoffs'), page(3, '/the-finals', 'finals')], urlOrAltName)).toBe(id);
});
