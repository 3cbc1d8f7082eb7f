import { expect, test } from 'vitest';
import { keyMoments } from './key-moments';

const clip = (id: number, start_time: number, event_media_id = 7) => ({
  ...{ id, start_time, event_media_id },
  name: `Clip ${id}`,
  tags: ['goal'],
});

test.each([
  ['in their order', [clip(1, 90), clip(2, 30)], [2, 1]],
  ['of this camera alone', [clip(1, 90, 8), clip(2, 30)], [2]],
  ['once, though clipped twice', [clip(2, 33), clip(1, 30)], [1]],
  ['apart from each other', [clip(1, 30), clip(2, 35)], [1, 2]],
  ['within the recording', [clip(1, 30), clip(2, 600)], [1]],
  ['never where there are no clips', [], []],
])('the key moments of a recording are listed %s', (_, clips, expected) => {
  expect(keyMoments(clips, { mediumId: 7, duration: 600 }).map(({ id }) => id)).toEqual(expected);
});

test('a key moment has the title, the tags and the time of its clip', () => {
  expect(keyMoments([clip(3, 12.5)], { mediumId: 7, duration: null })).toEqual([
    { id: 3, title: 'Clip 3', tags: ['goal'], time: 12.5 },
  ]);
});
