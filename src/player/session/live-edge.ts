export interface Range {
  start: number;
  end: number;
}

/** Where the end of a live window was last seen, and when. It moves on by itself until it is seen again. */
export interface Edge {
  end: number;
  seenAt: number;
}

/** A stream whose list stands still has stopped: the edge is not guessed further than this, in seconds. */
const GUESS_SECONDS = 12;
/** Nearer than this counts as live: less than what a viewer could have chosen by hand. */
const AT_EDGE_SECONDS = 5;
/** Windows shorter than this are not worth a seek bar. */
const DVR_SECONDS = 15;

export function seeEdge(edge: Edge | null, end: number, now: number): Edge {
  return edge && edge.end === end ? edge : { end, seenAt: now };
}

export function edgeAt(edge: Edge, now: number): number {
  return edge.end + Math.min(GUESS_SECONDS, Math.max(0, (now - edge.seenAt) / 1000));
}

/** Seconds behind the edge, 0 at it. */
export function behindEdge(edge: Edge, time: number, now: number): number {
  const behind = edgeAt(edge, now) - time;
  return isAtEdge(behind) ? 0 : behind;
}

export function isAtEdge(behind: number): boolean {
  return behind < AT_EDGE_SECONDS;
}

export function hasDvr(seekable: Range | null): boolean {
  return seekable !== null && seekable.end - seekable.start >= DVR_SECONDS;
}

/** A time that can be reached. */
export function reachable(time: number, seekable: Range | null): number {
  if (!seekable) return Math.max(0, time);
  return Math.min(seekable.end, Math.max(seekable.start, time));
}
