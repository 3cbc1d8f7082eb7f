import { expect, test } from 'vitest';
import { slideTarget } from './slide-target';

const slide = { slidable_type: 'main', slidable_id: null, url: null } as const;

test.each([
  ['a path', { url: '/watch/4' }, { href: '/watch/4', outside: false }],
  ['an address elsewhere', { url: 'https://example.com/' }, { href: 'https://example.com/', outside: true }],
  ['an address that no link may have', { url: 'javascript:alert(1)' }, null],
  ['plain http', { url: 'http://example.com/' }, null],
  ['a sport', { slidable_type: 'category', slidable_id: 2 }, { href: '/schedule?sport=2', outside: false }],
  ['a team', { slidable_type: 'participant', slidable_id: 9 }, { href: '/schedule?team=9', outside: false }],
  ['a school', { slidable_type: 'group', slidable_id: 3 }, { href: '/schedule?school=3', outside: false }],
  ['a picture', {}, null],
] as const)('%s', (_, given, target) => {
  expect(slideTarget({ ...slide, ...given })).toEqual(target);
});
