import { expect, test } from 'vitest';
import { frame } from './frame';
import { LOOP_SECONDS } from './scene';

test('a frame shows the rink, both teams and the puck, and differs from the next second', () => {
  expect(frame(7)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1280" height="720"/);
  // The picture, the rink, twelve players, the puck and the scoreboard.
  expect(frame(7).match(/<svg /g)).toHaveLength(16);
  expect(frame(8)).not.toBe(frame(7));
  expect(frame(7 + LOOP_SECONDS)).toBe(frame(7));
});
