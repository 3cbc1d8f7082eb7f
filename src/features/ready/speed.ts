/** The timing of one file of the test stream, as in PerformanceResourceTiming. */
export interface Loaded {
  name: string;
  encodedBodySize: number;
  /** Smaller than the body if the file came from the cache. */
  transferSize: number;
  /** Greater than 0 behind a service worker, which hides the transfer size. */
  workerStart: number;
  requestStart: number;
  responseStart: number;
  responseEnd: number;
}

/** Smaller files are ignored, because the round trip dominates their duration. */
const MIN_BYTES = 20_000;
const MIN_DURATION_MS = 1;
/** The highest speed that can be measured with such small files. */
const MAX_BITS_PER_SECOND = 25_000_000;

/**
 * The speed in bits per second: the bytes of the test stream's segments divided by their
 * transfer time. Null if no segment came from the network, or if the browser hides sizes.
 */
export function speedOf(loaded: readonly Loaded[]): number | null {
  const fresh = loaded.filter(
    ({ transferSize, encodedBodySize, requestStart, workerStart }) =>
      encodedBodySize > 0 && (transferSize >= encodedBodySize || workerStart > 0) && requestStart > 0,
  );
  const segments = fresh.filter(({ encodedBodySize }) => encodedBodySize >= MIN_BYTES);
  if (segments.length === 0) return null;
  const roundTripMs = Math.min(
    ...fresh.map(({ requestStart, responseStart }) => responseStart - requestStart),
  );
  let bits = 0;
  let milliseconds = 0;
  for (const { encodedBodySize, requestStart, responseEnd } of segments) {
    bits += encodedBodySize * 8;
    milliseconds += Math.max(MIN_DURATION_MS, responseEnd - requestStart - Math.max(0, roundTripMs));
  }
  return Math.min(MAX_BITS_PER_SECOND, Math.round((bits * 1000) / milliseconds));
}

/** The speed in bits per second that each height needs, with a margin of a quarter. */
const MIN_SPEEDS = [
  { height: 1080, minSpeed: 7_000_000 },
  { height: 720, minSpeed: 3_500_000 },
  { height: 480, minSpeed: 1_500_000 },
  { height: 360, minSpeed: 800_000 },
  { height: 234, minSpeed: 300_000 },
] as const;

/** The height that viewers expect from a broadcast. */
export const HD_HEIGHT = 720;

/** The greatest height that plays at this speed without stalls. Null if even the smallest height stalls. */
export function maxHeightAt(speed: number): number | null {
  return MIN_SPEEDS.find(({ minSpeed }) => speed >= minSpeed)?.height ?? null;
}
