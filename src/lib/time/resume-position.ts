/** Positions before this are not worth resuming. */
const MIN_WATCHED_SECONDS = 10;
/** With less than this left, the recording starts from the beginning. */
const MIN_LEFT_SECONDS = 15;

/** Where a recording starts when the viewer last stopped at `stoppedAt`: there, or at the beginning. */
export function resumePosition(stoppedAt: number | null | undefined, duration: number | null): number {
  if (stoppedAt == null || !Number.isFinite(stoppedAt) || stoppedAt < MIN_WATCHED_SECONDS) return 0;
  if (duration !== null && stoppedAt > duration - MIN_LEFT_SECONDS) return 0;
  return stoppedAt;
}
