/** What the browser tells of one file of the test stream: see PerformanceResourceTiming. */
export interface Loaded {
  name: string;
  encodedBodySize: number;
  /** Smaller than the body where it came out of the browser's cache. */
  transferSize: number;
  /** Above 0 where a service worker stood between: then no size of the transfer is told. */
  workerStart: number;
  requestStart: number;
  responseStart: number;
  responseEnd: number;
}

/** Below this the way there and back says more than the bytes. */
const FEWEST_BYTES = 20_000;
const SHORTEST_MS = 1;
/** So short a test can't tell more. */
const MOST = 25_000_000;

/**
 * Bits per second, by the pieces of the test stream: their bytes, over the time that they took beyond the way there
 * and back. null where none came over the network, or the browser doesn't tell.
 */
export function speedOf(loaded: readonly Loaded[]): number | null {
  const fresh = loaded.filter(
    ({ transferSize, encodedBodySize, requestStart, workerStart }) =>
      encodedBodySize > 0 && (transferSize >= encodedBodySize || workerStart > 0) && requestStart > 0,
  );
  const pieces = fresh.filter(({ encodedBodySize }) => encodedBodySize >= FEWEST_BYTES);
  if (pieces.length === 0) return null;
  const trip = Math.min(...fresh.map(({ requestStart, responseStart }) => responseStart - requestStart));
  let bits = 0;
  let milliseconds = 0;
  for (const { encodedBodySize, requestStart, responseEnd } of pieces) {
    bits += encodedBodySize * 8;
    milliseconds += Math.max(SHORTEST_MS, responseEnd - requestStart - Math.max(0, trip));
  }
  return Math.min(MOST, Math.round((bits * 1000) / milliseconds));
}

/** What each height of picture needs, in bits per second, with a quarter to spare. */
const LADDER = [
  { height: 1080, needs: 7_000_000 },
  { height: 720, needs: 3_500_000 },
  { height: 480, needs: 1_500_000 },
  { height: 360, needs: 800_000 },
  { height: 234, needs: 300_000 },
] as const;

/** From here on it is what one expects of a broadcast. */
export const HD = 720;

/** The tallest picture that the connection carries without a stop; null for none. */
export function carries(speed: number): number | null {
  return LADDER.find(({ needs }) => speed >= needs)?.height ?? null;
}
