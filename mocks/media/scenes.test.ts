import { describe, expect, test } from 'vitest';
import { SPORTS } from '../data/words';
import { frame } from './frame';
import { CAMERA, cameraPath, LOOP_SECONDS, WORLD } from './scene';
import { SCENE_NAMES, SCENES, sceneOfEvent, sceneOfSport } from './scenes';

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

describe.each(SCENE_NAMES)('the scene %s', (name) => {
  const { pieces } = SCENES[name]();

  test('is another picture each second, and repeats after a loop', () => {
    expect(frame(8, name)).not.toBe(frame(7, name));
    expect(frame(7 + LOOP_SECONDS, name)).toBe(frame(7, name));
  });

  test('has everything that moves on its ground, all the time', () => {
    for (const { x, y } of pieces)
      for (let second = 0; second < LOOP_SECONDS; second += 0.5) {
        expect(x.at(second)).toBeGreaterThan(0);
        expect(x.at(second)).toBeLessThan(WORLD.width - 26);
        expect(y.at(second)).toBeGreaterThan(0);
        expect(y.at(second)).toBeLessThan(WORLD.height - 26);
      }
  });
});

test('the camera never leaves the ground', () => {
  for (let second = 0; second < LOOP_SECONDS; second += 0.5) {
    const [x, y] = [cameraPath.x.at(second), cameraPath.y.at(second)];
    expect(x >= 0 && x + CAMERA.width <= WORLD.width).toBe(true);
    expect(y >= 0 && y + CAMERA.height <= WORLD.height).toBe(true);
  }
});
