import { expect, test } from 'vitest';
import { qualitiesOf } from './quality-levels';

const told = (renditions: [string, number | null, number][]) =>
  qualitiesOf(renditions.map(([id, height, bandwidth]) => ({ id, height, bandwidth }))).map(
    ({ height, megabits, renditions: ids }) => [height, megabits, ids.join()],
  );

test.each([
  [
    'best first',
    [
      ['a', 234, 2e5],
      ['b', 1080, 6e6],
    ],
    [
      [1080, null, 'b'],
      [234, null, 'a'],
    ],
  ],
  [
    'one height twice tells the bit rates',
    [
      ['a', 720, 2e6],
      ['b', 720, 3.5e6],
    ],
    [
      [720, 3.5, 'b'],
      [720, 2, 'a'],
    ],
  ],
  [
    'the same twice (another sound group) is one',
    [
      ['a', 720, 2e6],
      ['b', 720, 2.01e6],
    ],
    [[720, null, 'b,a']],
  ],
  [
    'no heights',
    [
      ['a', null, 64_000],
      ['b', null, 1.2e6],
    ],
    [
      [null, 1.2, 'b'],
      [null, 0.1, 'a'],
    ],
  ],
  ['none', [], []],
] as [string, [string, number | null, number][], unknown][])('%s', (_, renditions, expected) => {
  expect(told(renditions)).toEqual(expected);
});
