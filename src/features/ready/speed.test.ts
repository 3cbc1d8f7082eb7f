import { expect, test } from 'vitest';
import { type Loaded, maxHeightAt, speedOf } from './speed';

/** A file of this size that took this long to load, after a round trip of `trip` milliseconds. */
const loaded = (bytes: number, ms: number, { trip = 50, cached = false, name = 'piece' } = {}): Loaded => ({
  name,
  encodedBodySize: bytes,
  transferSize: cached ? 0 : bytes + 300,
  workerStart: 0,
  requestStart: 1000,
  responseStart: 1000 + trip,
  responseEnd: 1000 + trip + ms,
});

test.each<[what: string, Loaded[], speed: number | null]>([
  ['the speed is unknown without a loaded file', [], null],
  ['the speed is unknown from playlists only', [loaded(400, 2)], null],
  ['the speed is unknown from cached files', [loaded(75_000, 2, { cached: true })], null],
  [
    'the speed is unknown if the browser hides sizes',
    [{ ...loaded(75_000, 100), encodedBodySize: 0, transferSize: 0 }],
    null,
  ],
  ['the speed is unknown without times', [{ ...loaded(75_000, 100), requestStart: 0 }], null],
  [
    'a file from a service worker counts although its transfer size is hidden',
    [{ ...loaded(75_000, 600), transferSize: 0, workerStart: 990 }],
    1_000_000,
  ],
  ['one segment of 75 kB in 600 ms', [loaded(75_000, 600)], 1_000_000],
  [
    'three segments are measured together',
    [loaded(75_000, 300), loaded(75_000, 600), loaded(75_000, 900)],
    1_000_000,
  ],
  ['a cached segment is ignored', [loaded(75_000, 600), loaded(75_000, 1, { cached: true })], 1_000_000],
  [
    'the time to the first byte of a body counts',
    [loaded(400, 1, { trip: 100 }), loaded(75_000, 0, { trip: 700 })],
    1_000_000,
  ],
  ['a transfer that took no time is limited to the highest speed', [loaded(75_000, 0)], 25_000_000],
])('speedOf measures the speed: %s', (_, list, speed) => {
  expect(speedOf(list)).toBe(speed);
});

test.each([
  [0, null],
  [299_999, null],
  [300_000, 234],
  [799_999, 234],
  [800_000, 360],
  [1_500_000, 480],
  [3_499_999, 480],
  [3_500_000, 720],
  [7_000_000, 1080],
  [50_000_000, 1080],
])('a connection of %i bit/s is fast enough for a height of %s', (speed, height) => {
  expect(maxHeightAt(speed)).toBe(height);
});
