import { expect, test } from 'vitest';
import { nextVideo } from './next-video';

const video = (id: number, change = {}) => ({
  id,
  stream_status: 'finished' as const,
  recording: 'ready' as const,
  has_access: true,
  ...change,
});

test.each([
  [
    'the first one that the viewer may watch',
    video(1),
    [video(2, { has_access: false }), video(3), video(4)],
    3,
  ],
  ['not the event itself', video(1), [video(1), video(2)], 2],
  ['not one without a recording', video(1), [video(2, { recording: 'none' })], undefined],
  ['not a live one', video(1), [video(2, { stream_status: 'live' })], undefined],
  ['none after a live game', video(1, { stream_status: 'live' }), [video(2)], undefined],
])('the video that plays next after an event is %s', (_, current, others, id) => {
  expect(nextVideo(current, others)?.id).toBe(id);
});
