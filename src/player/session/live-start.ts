import type { Range } from './live-edge';
import { isAtEdge } from './live-edge';

/** How far behind live a viewer was, and when. */
export interface BehindLive {
  seconds: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** A window that reaches back less is not worth an offer. */
const MIN_OFFERED_SECONDS = 60;
/** A stream may begin this long after the game's start, or the window end this long after it. */
const START_TOLERANCE_MS = 60_000;

/** A viewer who left off this little before the window returns to its start. */
const MISSED_SECONDS = 60;

/** Where in the live window the viewer left off; null to start live. */
export function liveStart(last: BehindLive | null | undefined, now: number, window: Range): number | null {
  if (!last || isAtEdge(last.seconds)) return null;
  const time = window.end - last.seconds - Math.max(0, now - last.at) / 1000;
  return time >= window.start - MISSED_SECONDS ? Math.max(window.start, time) : null;
}

interface Joining {
  /** The first moment in the window and the game's start, in milliseconds since 1970; null if unknown. */
  windowStart: number | null;
  startsAt: number | null;
  /** How far the window reaches back, in seconds. */
  seconds: number;
}

/** What a viewer who joins late is offered: the beginning, or how far back the stream goes; null for nothing. */
export function lateJoin({ windowStart, startsAt, seconds }: Joining): 'beginning' | 'earliest' | null {
  if (seconds < MIN_OFFERED_SECONDS) return null;
  if (windowStart === null || startsAt === null) return 'earliest';
  return windowStart <= startsAt + START_TOLERANCE_MS ? 'beginning' : 'earliest';
}
