import { expect, test } from 'vitest';
import { qualitiesOf } from './quality-levels';

const levels = (renditions: [string, number | null, number][]) =>
  qualitiesOf(renditions.map(([id, height, bandwidth]) => ({ id, height, bandwidth }))).map(
    ({ height, megabits, renditions: ids }) => [height, megabits, ids.join()],
  );

test.each([
  [
    'lists the best quality first',
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
    'adds the bit rate to qualities of the same height',
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
    'merges renditions of the same label, as of two sound groups',
    [
      ['a', 720, 2e6],
      ['b', 720, 2.01e6],
    ],
    [[720, null, 'b,a']],
  ],
  [
    'names qualities without a height by their bit rate',
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
] as [string, [string, number | null, number][], unknown][])(
  'lists the qualities of a stream: %s',
  (_, renditions, expected) => {
    expect(levels(renditions)).toEqual(expected);
  },
);
