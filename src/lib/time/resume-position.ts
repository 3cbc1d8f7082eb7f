/** A viewer who watched less than this does not resume. */
const MIN_WATCHED_SECONDS = 10;
/** If less than this is left, the recording starts from the beginning. */
const MIN_LEFT_SECONDS = 15;

/**
 * Returns the position at which a recording starts: where the viewer last stopped (`stoppedAt`), or the
 * beginning.
 */
export function resumePosition(stoppedAt: number | null | undefined, duration: number | null): number {
  if (stoppedAt == null || !Number.isFinite(stoppedAt) || stoppedAt < MIN_WATCHED_SECONDS) return 0;
  if (duration !== null && stoppedAt > duration - MIN_LEFT_SECONDS) return 0;
  return stoppedAt;
}
