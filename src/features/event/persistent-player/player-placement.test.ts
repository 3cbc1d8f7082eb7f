import { expect, test } from 'vitest';
import { eventOnStage, playerPlacement } from './player-placement';

test.each([
  ['/watch/4021', 'stage'],
  ['/', 'corner'],
  ['/schedule', 'corner'],
  ['/profile/clips', 'corner'],
  ['/buy', 'held'],
  ['/select-package/12', 'held'],
  ['/watch_library/7', 'closed'],
  ['/share/3/0d0e', 'closed'],
  ['/ready-check', 'closed'],
] as const)('playerPlacement of a playing game on the path %s is %s', (pathname, mode) => {
  expect(playerPlacement(pathname, 4021)).toBe(mode);
});

test.each([
  ['/watch/4021', 4021],
  ['/watch/04021', null],
  ['/watch/4021/', null],
  ['/watch/', null],
  ['/watch/final', null],
  ['/watch_library/4021', null],
  ['/', null],
])('eventOnStage of the path %s is %s', (pathname, id) => {
  expect(eventOnStage(pathname)).toBe(id);
});
