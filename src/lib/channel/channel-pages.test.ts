import { eachCase, shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { findPageId, pagePath, pageRoutes, pageTitle, sitePath } from './channel-pages';

const page = (id: number, url: string, alt_name: string | null = null) => ({
  id,
  name: `Page ${id}`,
  url,
  alt_name,
});

describe('pagePath', () => {
  test.each([
    ['/playoffs', '/playoffs'],
    ['playoffs', '/playoffs'],
    ['/playoffs/2026/', '/playoffs/2026'],
    ['/playoffs?x=1#y', '/playoffs'],
    ['/', null],
    ['', null],
    ['//evil.example', null],
    ['https://evil.example/x', '/https://evil.example/x'],
  ])(
    'reads the path of a channel page from the url %j',
    shows('routes of the channel’s pages'),
    (url, path) => {
      expect(pagePath(page(1, url))).toBe(path);
    },
  );
});

test('a channel page never replaces a screen, and only the first of two pages with one url gets a route', () => {
  const routes = pageRoutes([page(1, '/buy'), page(2, '/playoffs'), page(3, 'playoffs')], ['/buy', '/faq']);
  expect(routes.map(({ path, page: { id } }) => [path, id])).toEqual([['/playoffs', 2]]);
});

eachCase([
  ['/playoffs', 2, shows('page lookup')],
  ['playoffs', 2],
  ['finals', 3, shows('page lookup')],
  ['nothing', null, shows('page lookup')],
])('looks up %j as the channel page %s', (urlOrAltName, id) => {
  expect(findPageId([page(2, '/playoffs'), page(3, '/the-finals', 'finals')], urlOrAltName)).toBe(id);
});

test(
  'a page with the url is found before a page with the same alternative name',
  shows('page lookup'),
  () => {
    const pages = [page(1, '/women-in-sport', 'women'), page(2, '/women')];
    expect(findPageId(pages, '/women')).toBe(2);
    expect(findPageId(pages.toReversed(), 'women')).toBe(2);
  },
);

describe('sitePath', () => {
  const pages = [page(2, '/playoffs'), page(3, '/the-finals', 'finals'), page(4, '/offers', 'packages')];
  pages.push(page(5, '/big-games', 'Big games'));
  eachCase([
    ['/finals', '/the-finals', shows('page lookup')],
    ['finals', '/the-finals', shows('page lookup')],
    ['/finals?type=free#now', '/the-finals?type=free#now', shows('page lookup')],
    ['/finals/', '/the-finals'],
    ['/Big%20games', '/big-games'],
    ['Big games', '/big-games'],
    ['/playoffs?sport=2', '/playoffs?sport=2'],
    ['/nothing', '/nothing'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    // The site's own screen takes precedence over a page with that alternative name.
    ['/packages', '/packages'],
    ['nothing', null],
    ['//finals', null],
    ['https://finals.example/', null],
    ['javascript:finals', null],
    ['finals.example', null],
  ])('the link %s of a channel leads to the path %s', (link, path) =>
    expect(sitePath(pages, link)).toBe(path),
  );
});

test.each([
  ['The finals', 'The finals'],
  [null, 'finals'],
  [' ', 'finals'],
])(
  'a channel page with the title %s is called %s',
  shows('routes of the channel’s pages'),
  (title, called) => {
    expect(pageTitle({ title, name: 'finals' })).toBe(called);
  },
);
