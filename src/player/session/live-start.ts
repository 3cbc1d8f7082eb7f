import type { Range } from './live-edge';
import { isAtEdge } from './live-edge';

/** A viewer's distance behind live, and the time at which it was measured. */
export interface BehindLive {
  seconds: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** A live window shorter than this is not worth offering. */
const MIN_OFFERED_SECONDS = 60;
/** A window that starts at most this long after the game's start still contains the beginning. */
const START_TOLERANCE_MS = 60_000;

/** A viewer who left off at most this long before the window's start resumes at the window's start. */
const MAX_MISSED_SECONDS = 60;

/** Returns the time in the live window where the viewer left off, or null to start live. */
export function liveStart(last: BehindLive | null | undefined, now: number, window: Range): number | null {
  if (!last || isAtEdge(last.seconds)) return null;
  const time = window.end - last.seconds - Math.max(0, now - last.at) / 1000;
  return time >= window.start - MAX_MISSED_SECONDS ? Math.max(window.start, time) : null;
}

interface Joining {
  /** The first moment in the window and the game's start, in milliseconds since 1970; null if unknown. */
  windowStart: number | null;
  startsAt: number | null;
  /** The length of the live window, in seconds. */
  seconds: number;
}

/**
 * Returns what to offer a viewer who joins late: the beginning of the game, the earliest moment of the
 * stream, or null for nothing.
 */
export function lateJoin({ windowStart, startsAt, seconds }: Joining): 'beginning' | 'earliest' | null {
  if (seconds < MIN_OFFERED_SECONDS) return null;
  if (windowStart === null || startsAt === null) return 'earliest';
  return windowStart <= startsAt + START_TOLERANCE_MS ? 'beginning' : 'earliest';
}
