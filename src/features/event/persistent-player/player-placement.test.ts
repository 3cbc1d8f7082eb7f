import { expect, test } from 'vitest';
import { playerPlacement } from './player-placement';

test.each([
  ['/watch/4021', 'stage'],
  ['/', 'corner'],
  ['/schedule', 'corner'],
  ['/profile/clips', 'corner'],
  // The old game stays in the corner until the other event opens in the player.
  ['/watch/4022', 'corner'],
  ['/buy', 'held'],
  ['/select-package/12', 'held'],
  ['/watch_library/7', 'closed'],
  ['/share/3/0d0e', 'closed'],
  ['/ready-check', 'closed'],
] as const)('playerPlacement of a playing game on the path %s is %s', (pathname, mode) => {
  expect(playerPlacement(pathname, 4021)).toBe(mode);
});
