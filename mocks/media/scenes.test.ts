import { describe, expect, test } from 'vitest';
import { SHOWS, SPORTS } from '../data/words';
import { frame } from './frame';
import { AWAY, CAMERA, GROUND, HOME, WORLD } from './scene';
import { loopSecondsOf, SCENE_NAMES, SCENES, sceneOfEvent, sceneOfSport } from './scenes';

test.each([
  ['a hockey game', 1, 'rink'],
  ['a college basketball game', 21, 'court'],
  ['a high-school volleyball game', 32, 'net'],
  ['a soccer game', 41, 'pitch'],
  ['a football game', 52, 'gridiron'],
  ['a swimming meet', 61, 'pool'],
  ['a ceremony', SHOWS.id, 'stage'],
  ['a sport without a scene', 9, 'rink'],
] as const)('%s gets the scene of its sport', (_, event_category_id, scene) => {
  expect(sceneOfEvent({ event_category_id })).toBe(scene);
});

test('every sport of the demo has its own scene', () => {
  expect(new Set(SPORTS.map(({ id }) => sceneOfSport(id))).size).toBe(SPORTS.length);
});

test.each([
  ['rink', 6],
  ['court', 5],
  ['net', 6],
  ['pitch', 11],
  ['gridiron', 11],
] as const)('each team of the scene %s has %d players with different numbers', (name, players) => {
  for (const color of [HOME, AWAY]) {
    const team = SCENES[name]().pieces.filter(({ drawing }) => drawing.includes(`fill="${color}"`));
    expect(new Set(team.map(({ drawing }) => textsIn(drawing).join())).size).toBe(players);
    expect(team).toHaveLength(players);
  }
});

const textsIn = (drawing: string) => [...drawing.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);

test.each(SCENE_NAMES)('the scene %s shows no score and no clock, since games of any score use it', (name) => {
  const { ground, pieces } = SCENES[name]();
  const painted = [ground, ...pieces.map(({ drawing }) => drawing)].flatMap(textsIn);
  expect(textsIn(frame(7, name))).toEqual(painted);
  expect(painted.filter((text) => !/^(\d{1,2}|NORTHFIELD)$/.test(text ?? ''))).toEqual([]);
});

test.each(['pitch', 'gridiron'] as const)('no player of the scene %s runs off the field', (name) => {
  for (const { x, y, drawing } of SCENES[name]().pieces) {
    const { width, height } = sizeOf(drawing);
    for (const second of momentsOf(loopSecondsOf(name))) {
      const middle = { x: x.at(second) + width / 2, y: y.at(second) + height / 2 };
      expect(middle.x > GROUND.left && middle.x < GROUND.right).toBe(true);
      expect(middle.y > GROUND.top && middle.y < GROUND.bottom).toBe(true);
    }
  }
});

test('the sign of the stage is always fully visible, with a margin', () => {
  const { ground, camera } = SCENES.stage();
  const [, ...numbers] = /<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)" rx="8" fill="#0b1f3a"/.exec(ground) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
  const ROOM = 32;
  expect(width).toBeGreaterThan(0);
  for (const second of momentsOf(loopSecondsOf('stage'))) {
    const [left, top] = [x - camera.x.at(second), y - camera.y.at(second)];
    expect(left >= ROOM && left + width <= CAMERA.width - ROOM).toBe(true);
    expect(top >= ROOM && top + height <= CAMERA.height - ROOM).toBe(true);
  }
});

/** Returns every half second of a loop. */
const momentsOf = (loop: number) => Array.from({ length: loop * 2 }, (_, index) => index / 2);

const sizeOf = (drawing: string) => {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(drawing) ?? [];
  return { width: Number(width), height: Number(height) };
};

describe.each(SCENE_NAMES)('the scene %s', (name) => {
  const { pieces, camera } = SCENES[name]();
  const loop = loopSecondsOf(name);

  test('a scene changes each second and repeats after a loop', () => {
    expect(frame(8, name)).not.toBe(frame(7, name));
    expect(frame(7 + loop, name)).toBe(frame(7, name));
  });

  test('every movement of a scene is continuous at the end of its loop, so that no cut is visible', () => {
    for (const { x, y } of [...pieces, camera])
      for (const path of [x, y]) {
        expect(path.at(loop)).toBeCloseTo(path.at(0), 6);
        expect(path.at(loop + 0.1)).toBeCloseTo(path.at(0.1), 6);
      }
  });

  test('nothing that moves in a scene ever leaves the drawn area', () => {
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

  test('the camera of a scene never leaves the drawn area', () => {
    for (const second of momentsOf(loop)) {
      const [x, y] = [camera.x.at(second), camera.y.at(second)];
      expect(x >= 0 && x + CAMERA.width <= WORLD.width).toBe(true);
      expect(y >= 0 && y + CAMERA.height <= WORLD.height).toBe(true);
    }
  });

  test('the camera always shows the focus of enlarged images', () => {
    const { focus } = SCENES[name]();
    for (const second of momentsOf(loop)) {
      const [x, y] = [focus.x.at(second) - camera.x.at(second), focus.y.at(second) - camera.y.at(second)];
      expect(x > 0 && x < CAMERA.width && y > 0 && y < CAMERA.height).toBe(true);
    }
  });
});

test.each(['net', 'pool', 'stage'] as const)('nobody in the scene %s ever leaves the frame', (name) => {
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
