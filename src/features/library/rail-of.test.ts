import { expect, test } from 'vitest';
import { railOf } from './rail-of';

const rail = (id: number, ...items: number[]) => ({
  id,
  title: `rail ${id}`,
  vod_media_items: items.map((item) => ({ id: item })),
});

test.each([
  [
    'the first rail with the video, without it',
    [rail(1, 5, 6), rail(2, 6, 7, 8), rail(3, 6)],
    6,
    { title: 'rail 1', items: [{ id: 5 }] },
  ],
  ['null when no rail has it', [rail(1, 5)], 6, null],
  ['null when it is alone', [rail(1, 6)], 6, null],
])('railOf returns %s', (_, rails, id, wanted) => {
  expect(railOf(rails, id)).toEqual(wanted);
});
