import { expect, test } from 'vitest';
import { watchPathOf } from './watch-path';

const product = { participant_id: 12 };

test.each([
  ['an event', { event_id: 7, vod_id: null }, '/watch/7'],
  ['a pass that was bought on the way to an event', { event_id: 7, product }, '/watch/7'],
  ['a video', { event_id: null, vod_id: 9 }, '/watch_library/9'],
  ['a team pass', { event_id: null, vod_id: null, product }, '/schedule?team=12'],
  ['a plan', { event_id: null, vod_id: null, product: { participant_id: null } }, '/upcoming'],
  ['a basket that names nothing', {}, '/upcoming'],
])('finds the page where a purchase can be watched: %s', (_, bought, path) =>
  expect(watchPathOf(bought)).toBe(path),
);
