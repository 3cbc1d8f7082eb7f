import { describe, expect, test } from 'vitest';
import { SPORTS } from '../data/words';
import { frame } from './frame';
import { CAMERA, WORLD } from './scene';
import { loopSecondsOf, SCENE_NAMES, SCENES, sceneOfEvent, sceneOfSport } from './scenes';

const TEAMS = [{}, {}];

test.each([
  ['a hockey game', 1, TEAMS, 'rink'],
  ['a college basketball game', 21, TEAMS, 'court'],
  ['a high-school volleyball game', 32, TEAMS, 'net'],
  ['a soccer game', 41, TEAMS, 'pitch'],
  ['a football game', 52, TEAMS, 'gridiron'],
  ['a swimming meet of four schools', 61, [{}, {}, {}, {}], 'pool'],
  ['a ceremony, whatever its sport', 3, [], 'stage'],
  ['a sport without a scene', 9, TEAMS, 'rink'],
] as const)('%s plays its own scene', (_, event_category_id, participants, scene) => {
  expect(sceneOfEvent({ event_category_id, participants })).toBe(scene);
});

test('every sport of the demo has a scene of its own', () => {
  expect(new Set(SPORTS.map(({ id }) => sceneOfSport(id))).size).toBe(SPORTS.length);
});

/** Every half second of a loop. */
const momentsOf = (loop: number) => Array.from({ length: loop * 2 }, (_, index) => index / 2);

const sizeOf = (drawing: string) => {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(drawing) ?? [];
  return { width: Number(width), height: Number(height) };
};

describe.each(SCENE_NAMES)('the scene %s', (name) => {
  const { pieces, camera } = SCENES[name]();
  const loop = loopSecondsOf(name);

  test('is another picture each second, and repeats after a loop', () => {
    expect(frame(8, name)).not.toBe(frame(7, name));
    expect(frame(7 + loop, name)).toBe(frame(7, name));
  });

  test('continues at its end where it started, so that no cut is visible', () => {
    for (const { x, y } of [...pieces, camera])
      for (const path of [x, y]) {
        expect(path.at(loop)).toBeCloseTo(path.at(0), 6);
        expect(path.at(loop + 0.1)).toBeCloseTo(path.at(0.1), 6);
      }
  });

  test('has everything that moves on its ground, all the time', () => {
    for (const { x, y, drawing } of pieces) {
      const { width, height } = sizeOf(drawing);
      for (const second of momentsOf(loop)) {
        expect(x.at(second)).toBeGreaterThan(0);
        expect(x.at(second)).toBeLessThan(WORLD.width - width);
        expect(y.at(second)).toBeGreaterThan(0);
        expect(y.at(second)).toBeLessThan(WORLD.height - height);
      }
    }
  });

  test('has a camera that never leaves its ground', () => {
    for (const second of momentsOf(loop)) {
      const [x, y] = [camera.x.at(second), camera.y.at(second)];
      expect(x >= 0 && x + CAMERA.width <= WORLD.width).toBe(true);
      expect(y >= 0 && y + CAMERA.height <= WORLD.height).toBe(true);
    }
  });

  test('always shows what an enlarged picture of it looks at', () => {
    const { focus } = SCENES[name]();
    for (const second of momentsOf(loop)) {
      const [x, y] = [focus.x.at(second) - camera.x.at(second), focus.y.at(second) - camera.y.at(second)];
      expect(x > 0 && x < CAMERA.width && y > 0 && y < CAMERA.height).toBe(true);
    }
  });
});

test.each(['net', 'pool', 'stage'] as const)('nobody of the scene %s leaves its picture', (name) => {
  const { pieces, camera } = SCENES[name]();
  for (const { x, y, drawing } of pieces) {
    const { width, height } = sizeOf(drawing);
    for (const second of momentsOf(loopSecondsOf(name))) {
      const [left, top] = [x.at(second) - camera.x.at(second), y.at(second) - camera.y.at(second)];
      expect(left >= 0 && left + width <= CAMERA.width).toBe(true);
      expect(top >= 0 && top + height <= CAMERA.height).toBe(true);
    }
  }
});
