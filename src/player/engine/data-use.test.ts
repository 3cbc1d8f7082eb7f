import { expect, test } from 'vitest';
import { allowedQualities } from './data-use';

const ladder = (...heights: (number | null)[]) =>
  heights.map((height) => ({ id: String(height), height, megabits: null, renditions: [] }));

test.each([
  ['without a limit all qualities', 'best', [1080, 720, 360], [1080, 720, 360]],
  ['720p and below', 'hd', [2160, 1080, 720, 360], [720, 360]],
  ['the lowest one where all are above 720p', 'hd', [2160, 1080], [1080]],
  ['the lower half with data saver', 'saver', [360, 234], [234]],
  ['at most 480p with data saver', 'saver', [2160, 1080, 720, 480, 360, 234], [480, 360, 234]],
  ['the lowest one where even the lower half is large', 'saver', [2160, 1080], [1080]],
  ['the only one with data saver', 'saver', [720], [720]],
  ['qualities of unknown height by their order', 'saver', [null, null], [null]],
  ['none of none', 'saver', [], []],
] as const)('automatic quality may choose %s', (_, use, heights, expected) => {
  expect(allowedQualities(ladder(...heights), use).map(({ height }) => height)).toEqual(expected);
});
