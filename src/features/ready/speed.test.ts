import { expect, test } from 'vitest';
import { carries, type Loaded, speedOf } from './speed';

/** A file of so many bytes that took so long, after `trip` milliseconds there and back. */
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
  ['nothing was told', [], null],
  ['only lists came', [loaded(400, 2)], null],
  ['all came out of the cache', [loaded(75_000, 2, { cached: true })], null],
  ['another origin tells no sizes', [{ ...loaded(75_000, 100), encodedBodySize: 0, transferSize: 0 }], null],
  ['the browser tells no times', [{ ...loaded(75_000, 100), requestStart: 0 }], null],
  [
    'a service worker stands between',
    [{ ...loaded(75_000, 600), transferSize: 0, workerStart: 990 }],
    1_000_000,
  ],
  ['75 kB took 600 ms', [loaded(75_000, 600)], 1_000_000],
  ['three pieces count together', [loaded(75_000, 300), loaded(75_000, 600), loaded(75_000, 900)], 1_000_000],
  ['a cached piece says nothing', [loaded(75_000, 600), loaded(75_000, 1, { cached: true })], 1_000_000],
  [
    'a body that waited for its first byte counts that time',
    [loaded(400, 1, { trip: 100 }), loaded(75_000, 0, { trip: 700 })],
    1_000_000,
  ],
  ['it was over at once', [loaded(75_000, 0)], 25_000_000],
])('speed where %s', (_, list, speed) => {
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
])('%i bit/s carry %s lines', (speed, height) => {
  expect(carries(speed)).toBe(height);
});
