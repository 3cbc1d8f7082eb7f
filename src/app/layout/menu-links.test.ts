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

test('a placement shows its own items and those of both, lightest first', shows('menu placement'), () => {
  const menu = [
    item({ id: 1, weight: 30, placement: 'both' }),
    item({ id: 2, weight: 10 }),
    item({ id: 3, weight: 20, placement: 'footer' }),
  ];
  expect(menuLinks(menu, 'header').map(({ id }) => id)).toEqual([2, 1]);
  expect(menuLinks(menu, 'footer').map(({ id }) => id)).toEqual([3, 1]);
});

describe('a link is named by alias, else by name', () => {
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
  ])('a menu item of %s links to its page', shows('home-menu links'), (_, over, href) => {
    expect(menuLinks([item(over)], 'header')[0]?.href).toBe(href);
  });
});

describe('where a link may lead', () => {
  test.each([
    ['https://shop.example.com/', { href: 'https://shop.example.com/', external: true }],
    ['/faq', { href: '/faq', external: false }],
  ])('%s', (url, link) => {
    expect(menuLinks([item({ url })], 'header')[0]).toMatchObject(link);
  });
  test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', ''])(
    'a menu item whose url is %j is left out',
    (url) => {
      expect(menuLinks([item({ url })], 'header')).toEqual([]);
    },
  );
});
