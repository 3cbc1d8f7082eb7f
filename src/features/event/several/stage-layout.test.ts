import { expect, test } from 'vitest';
import { changeLayout, connectionShares, type LayoutChange } from './stage-layout';

const sound = (id: number, on = true): LayoutChange => ({ type: 'sound', id, on });
const full = (id: number, on = true): LayoutChange => ({ type: 'full', id, on });

test.each([
  ['a pressed game has the sound', { sound: 1, full: null }, sound(2), { sound: 2, full: null }],
  [
    'a game that had the sound is muted',
    { sound: 1, full: null },
    sound(1, false),
    { sound: null, full: null },
  ],
  [
    'muting a muted game changes nothing',
    { sound: 1, full: null },
    sound(2, false),
    { sound: 1, full: null },
  ],
  ['the sound takes the full stage along', { sound: 1, full: 1 }, sound(3), { sound: 3, full: 3 }],
  ['a game that fills the stage has the sound', { sound: 1, full: null }, full(2), { sound: 2, full: 2 }],
  [
    'a game fills the stage muted where all are muted',
    { sound: null, full: null },
    full(2),
    { sound: null, full: 2 },
  ],
  ['all games return', { sound: 2, full: 2 }, full(2, false), { sound: 2, full: null }],
  [
    'a game that does not fill the stage cannot return',
    { sound: 2, full: 2 },
    full(3, false),
    { sound: 2, full: 2 },
  ],
  [
    'everything is muted',
    { sound: 2, full: null },
    { type: 'toggle-sound', first: 1 },
    { sound: null, full: null },
  ],
  [
    'the first game gets the sound back',
    { sound: null, full: null },
    { type: 'toggle-sound', first: 1 },
    { sound: 1, full: null },
  ],
  [
    'the game on the full stage gets the sound back',
    { sound: null, full: 3 },
    { type: 'toggle-sound', first: 1 },
    { sound: 3, full: 3 },
  ],
  [
    'a removed game takes sound and full stage along',
    { sound: 3, full: 3 },
    { type: 'removed', id: 3 },
    { sound: null, full: null },
  ],
  [
    'removing another game changes nothing',
    { sound: 3, full: 3 },
    { type: 'removed', id: 2 },
    { sound: 3, full: 3 },
  ],
] as const)('changeLayout, with several games: %s', (_, before, change, after) => {
  expect(changeLayout(before, change)).toEqual(after);
});

test.each([
  ['a single game has all of it', [1], { sound: 1, full: null }, [1]],
  ['two muted games share it equally', [1, 2], { sound: null, full: null }, [1 / 2, 1 / 2]],
  ['the game with sound has twice as much', [1, 2], { sound: 2, full: null }, [1 / 3, 2 / 3]],
  [
    'of four, the game with sound has two fifths',
    [1, 2, 3, 4],
    { sound: 1, full: null },
    [0.4, 0.2, 0.2, 0.2],
  ],
  [
    'the game that fills the stage has most of it',
    [1, 2, 3, 4],
    { sound: 2, full: 2 },
    [1 / 15, 0.8, 1 / 15, 1 / 15],
  ],
])('connectionShares, with several games: %s', (_, ids, layout, expected) => {
  const shares = connectionShares(ids, layout);
  expect(ids.map((id) => shares.get(id))).toEqual(expected);
  expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});
