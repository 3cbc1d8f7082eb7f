import { expect, test } from 'vitest';
import { SCREENS } from '../routes/screens';
import { mayBeChannelPage, needsOwnZone, RENDERED_ADDRESSES } from './rendered-paths';
import { renderedScreen } from './rendered-screen';

test.each([
  ['/', 'home', false],
  ['/packages', 'packages', false],
  ['/passes', 'packages', false],
  ['/schedule', 'schedule', true],
  ['/upcoming', 'schedule', true],
  ['/live', 'schedule', false],
  ['/vod', 'schedule', false],
  ['/watch/4021', 'watch', true],
  ['/about', 'about', false],
  ['/contacts', 'contacts', false],
  ['/faq', 'faq', false],
  ['/privacy_policy', 'privacy', false],
  ['/simulate', 'simulate', false],
  ['/terms_conditions', 'terms', false],
])(
  '%s is rendered at the edge, and needs the viewer’s own time zone only where more than times depends on it',
  (path, screen, ownZone) => {
    expect(renderedScreen(path)).toBe(screen);
    expect(needsOwnZone(path)).toBe(ownZone);
  },
);

test.each([
  '/schedule/',
  '/watch/012',
  '/watch/x',
  '/watch/12/',
  '/vod_library',
  '/passes/finder',
  '/women-in-sport',
])('%s is not rendered at the edge', (path) => {
  expect(renderedScreen(path)).toBeNull();
});

test('the list of rendered addresses contains every rendered screen without an id', () => {
  const rendered = SCREENS.map(({ path }) => path).filter((path) => renderedScreen(path) !== null);
  expect(RENDERED_ADDRESSES.toSorted()).toEqual(rendered.toSorted());
});

test('a page of the channel may have an address of one segment, unless the site uses that segment itself', () => {
  expect(['/women-in-sport', '/u18'].filter(mayBeChannelPage)).toEqual(['/women-in-sport', '/u18']);
  const unknown = SCREENS.map(({ path }) => path).filter(mayBeChannelPage);
  expect(unknown, 'add the paths of these screens to src/lib/links/paths.ts').toEqual([]);
  const others = ['/api/settings', '/config.json', '/sport/women', '/watch', '/Women', '/women/', '/équipes'];
  expect(others.filter(mayBeChannelPage)).toEqual([]);
});

test('a page of the channel needs the viewer’s own time zone, because it may list games by days', () => {
  expect(needsOwnZone('/women-in-sport')).toBe(true);
});
