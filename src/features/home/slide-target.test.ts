import { shows } from '@tests/statements/shows';
import { expect, test } from 'vitest';
import { slideEventId, slideTarget } from './slide-target';

const slide = { slidable_type: 'main', slidable_id: null, url: null } as const;

test.each([
  ['a path of the site', { url: '/watch/4' }, { href: '/watch/4', outside: false }],
  ['an https address', { url: 'https://example.com/' }, { href: 'https://example.com/', outside: true }],
  ['an unsafe address', { url: 'javascript:alert(1)' }, null],
  ['plain http', { url: 'http://example.com/' }, null],
  ['a sport', { slidable_type: 'category', slidable_id: 2 }, { href: '/schedule?sport=2', outside: false }],
  ['a team', { slidable_type: 'participant', slidable_id: 9 }, { href: '/schedule?team=9', outside: false }],
  ['a school', { slidable_type: 'group', slidable_id: 3 }, { href: '/schedule?school=3', outside: false }],
  ['nothing, for a mere picture', {}, null],
] as const)('slideTarget of a slide with %s', (_, given, target) => {
  expect(slideTarget({ ...slide, ...given })).toEqual(target);
});

test('slideTarget resolves the alternative name of a page to the page’s path', shows('page lookup'), () => {
  const pages = [{ id: 7, name: 'women', url: '/women-in-sport', alt_name: 'women' }];
  for (const url of ['/women', 'women'])
    expect(slideTarget({ ...slide, url }, pages)).toEqual({ href: '/women-in-sport', outside: false });
});

test.each([
  ['an event', { href: '/watch/4021', outside: false }, 4021],
  ['an event of another site', { href: 'https://example.com/watch/4021', outside: true }, null],
  ['another page', { href: '/watch_library/601', outside: false }, null],
  ['nothing', null, null],
])('slideEventId returns the id of the event if a slide links to %s', (_, target, id) => {
  expect(slideEventId(target)).toBe(id);
});
