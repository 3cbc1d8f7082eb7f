export interface Range {
  start: number;
  end: number;
}

/** The end of the live window and when it was last updated. Between updates it is extrapolated. */
export interface Edge {
  end: number;
  seenAt: number;
}

/**
 * The live edge is extrapolated by at most this: a playlist that stops growing means that the stream stopped.
 */
const MAX_EXTRAPOLATION_SECONDS = 12;
/**
 * A viewer closer to the edge than this counts as live, because nobody seeks back by so little on purpose.
 */
const AT_EDGE_SECONDS = 5;
/** Live windows shorter than this get no seek bar. */
const MIN_DVR_SECONDS = 15;

export function updateEdge(edge: Edge | null, end: number, now: number): Edge {
  return edge && edge.end === end ? edge : { end, seenAt: now };
}

export function edgeAt(edge: Edge, now: number): number {
  return edge.end + Math.min(MAX_EXTRAPOLATION_SECONDS, Math.max(0, (now - edge.seenAt) / 1000));
}

/** Returns the seconds behind the live edge, which is 0 at the edge. */
export function behindEdge(edge: Edge, time: number, now: number): number {
  const behind = edgeAt(edge, now) - time;
  return isAtEdge(behind) ? 0 : behind;
}

export function isAtEdge(behind: number): boolean {
  return behind < AT_EDGE_SECONDS;
}

export function hasDvr(seekable: Range | null): boolean {
  return seekable !== null && seekable.end - seekable.start >= MIN_DVR_SECONDS;
}

/** Clamps a time to the seekable range. */
export function clampToSeekable(time: number, seekable: Range | null): number {
  if (!seekable) return Math.max(0, time);
  return Math.min(seekable.end, Math.max(seekable.start, time));
}
