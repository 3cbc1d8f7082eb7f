/** Too little was seen to be worth coming back to. */
const FEWEST_SECONDS = 10;
/** What is left is the end: one begins anew. */
const LEFT_SECONDS = 15;

/** Where a recording starts when the viewer stopped at `kept`: there, or at the beginning. */
export function resumePosition(kept: number | null | undefined, duration: number | null): number {
  if (kept == null || !Number.isFinite(kept) || kept < FEWEST_SECONDS) return 0;
  if (duration !== null && kept > duration - LEFT_SECONDS) return 0;
  return kept;
}
