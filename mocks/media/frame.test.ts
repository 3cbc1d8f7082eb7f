import { expect, test } from 'vitest';
import { frame, stillOf } from './frame';
import { loopSecondsOf, SCENES } from './scenes';

const LOOP_SECONDS = loopSecondsOf('rink');
const { focus, camera } = SCENES.rink();

test('a video frame shows the rink, both teams and the puck, and differs from the next second', () => {
  expect(frame(7)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1280" height="720"/);
  // The frame contains one SVG each for itself, the rink, twelve players and the puck.
  expect(frame(7).match(/<svg /g)).toHaveLength(15);
  expect(frame(8)).not.toBe(frame(7));
  expect(frame(7 + LOOP_SECONDS)).toBe(frame(7));
});

test('images of neighbouring library videos show different moments, always with the puck', () => {
  const stills = Array.from({ length: LOOP_SECONDS }, (_, index) => stillOf(601 + index));
  expect(new Set(stills).size).toBe(LOOP_SECONDS);
  for (const [index, still] of stills.entries()) {
    const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(still)?.[1] ?? '')
      .split(' ')
      .map(Number);
    const t = ((601 + index) * 7) % LOOP_SECONDS;
    const puck = {
      x: focus.x.at(t) - camera.x.at(t),
      y: focus.y.at(t) - camera.y.at(t),
    };
    expect(x <= puck.x && puck.x <= x + width && y <= puck.y && puck.y <= y + height).toBe(true);
    expect(width / height).toBeCloseTo(16 / 9, 1);
  }
});
