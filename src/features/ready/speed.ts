/** The timing of one file of the test stream: see PerformanceResourceTiming. */
export interface Loaded {
  name: string;
  encodedBodySize: number;
  /** Smaller than the body if it came from the cache. */
  transferSize: number;
  /** Above 0 behind a service worker, which hides the transfer size. */
  workerStart: number;
  requestStart: number;
  responseStart: number;
  responseEnd: number;
}

/** For fewer bytes, the round trip dominates. */
const MIN_BYTES = 20_000;
const SHORTEST_MS = 1;
/** The upper limit of such a short measurement. */
const MAX_SPEED = 25_000_000;

/**
 * Bits per second from the test stream's segments: bytes over transfer time without the round trip. null if
 * none came from the network, or the browser hides sizes.
 */
export function speedOf(loaded: readonly Loaded[]): number | null {
  const fresh = loaded.filter(
    ({ transferSize, encodedBodySize, requestStart, workerStart }) =>
      encodedBodySize > 0 && (transferSize >= encodedBodySize || workerStart > 0) && requestStart > 0,
  );
  const pieces = fresh.filter(({ encodedBodySize }) => encodedBodySize >= MIN_BYTES);
  if (pieces.length === 0) return null;
  const trip = Math.min(...fresh.map(({ requestStart, responseStart }) => responseStart - requestStart));
  let bits = 0;
  let milliseconds = 0;
  for (const { encodedBodySize, requestStart, responseEnd } of pieces) {
    bits += encodedBodySize * 8;
    milliseconds += Math.max(SHORTEST_MS, responseEnd - requestStart - Math.max(0, trip));
  }
  return Math.min(MAX_SPEED, Math.round((bits * 1000) / milliseconds));
}

/** Bits per second per height, with a margin of a quarter. */
const LADDER = [
  { height: 1080, needs: 7_000_000 },
  { height: 720, needs: 3_500_000 },
  { height: 480, needs: 1_500_000 },
  { height: 360, needs: 800_000 },
  { height: 234, needs: 300_000 },
] as const;

/** The height that viewers expect of a broadcast. */
export const HD = 720;

/** The greatest height that plays at this speed without stalls; null for none. */
export function carries(speed: number): number | null {
  return LADDER.find(({ needs }) => speed >= needs)?.height ?? null;
}
