import { shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { menuLinks } from './menu-links';

const item = (over: Partial<Parameters<typeof menuLinks>[0][number]> = {}) => ({
  id: 1,
  title: 'Home',
  url: '/',
  placement: 'header' as const,
  weight: 1,
  participant_group: null,
  participant: null,
  ...over,
});

test(
  'a menu shows the items of its own placement and of the placement “both”, lowest weight first',
  shows('menu placement'),
  () => {
    const menu = [
      item({ id: 1, weight: 30, placement: 'both' }),
      item({ id: 2, weight: 10 }),
      item({ id: 3, weight: 20, placement: 'footer' }),
    ];
    expect(menuLinks(menu, 'header').map(({ id }) => id)).toEqual([2, 1]);
    expect(menuLinks(menu, 'footer').map(({ id }) => id)).toEqual([3, 1]);
  },
);

const PAGE = { id: 7, name: 'women', url: '/women-in-sport', alt_name: 'women' };

test.each([
  ['/women', '/women-in-sport'],
  ['women', '/women-in-sport'],
  ['/women?type=free', '/women-in-sport?type=free'],
  ['/women-in-sport', '/women-in-sport'],
  ['/schedule', '/schedule'],
])('a menu entry with the url %s links to %s', shows('page lookup'), (url, href) => {
  expect(menuLinks([item({ url })], 'header', [PAGE])).toMatchObject([{ href, external: false }]);
});

describe('links of menu items to schools and teams', () => {
  const school = { id: 3, name: 'Northfield High', alias: 'northfield' };
  test.each([
    ['a school with an alias', { participant_group: school }, '/?school=northfield'],
    [
      'a school without an alias',
      { participant_group: { ...school, alias: null } },
      '/?school=Northfield+High',
    ],
    ['a team', { participant: { id: 4, name: 'Falcons', alias: null } }, '/?team=Falcons'],
    [
      'a school on a filtered schedule',
      { url: '/schedule?type=free', participant_group: school },
      '/schedule?type=free&school=northfield',
    ],
  ])('the menu item of %s links to its page', shows('home-menu links'), (_, over, href) => {
    expect(menuLinks([item(over)], 'header')[0]?.href).toBe(href);
  });
});

describe('links of menu items to safe targets', () => {
  test.each([
    ['https://shop.example.com/', { href: 'https://shop.example.com/', external: true }],
    ['/faq', { href: '/faq', external: false }],
  ])('the menu item with the url %s links to its safe target', (url, link) => {
    expect(menuLinks([item({ url })], 'header')[0]).toMatchObject(link);
  });
  test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', ''])(
    'leaves out a menu item whose url is %j',
    (url) => {
      expect(menuLinks([item({ url })], 'header')).toEqual([]);
    },
  );
});
