import { expect, test } from 'vitest';
import { canonicalPath, isListed } from './page-address';

test.each([
  ['/', '', '/'],
  ['/schedule/', '', '/schedule'],
  ['/passes', '', '/packages'],
  ['/schedule', '?sport=2&title=owls&trk=mail', '/schedule'],
  ['/', '?school=northfield&trk=mail', '/?school=northfield'],
  ['/schedule', '?team=a&school=b', '/schedule?school=b&team=a'],
  ['/watch_embed/12', '', '/watch/12'],
])('the canonical path of %s%s is %s', (path, search, address) => {
  expect(canonicalPath(path, search)).toBe(address);
});

test.each([
  ['/', true],
  ['/schedule', true],
  ['/watch/12', true],
  ['/women-in-sport', true],
  ['/login', false],
  ['/profile', false],
  ['/profile/clips', false],
  ['/buy', false],
  ['/password-reset', false],
  ['/watch_embed/12', false],
  ['/404', false],
])('search engines may list %s: %s', (path, listed) => {
  expect(isListed(path)).toBe(listed);
});
