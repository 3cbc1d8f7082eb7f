/*
 * Scores of a page load as web.dev defines them. CLS: shifts less than a second apart form a window of at
 * most five seconds; the worst window counts. INP: the slowest interaction, ignoring one in fifty.
 */

interface Shift {
  at: number;
  value: number;
}

export interface ShiftScore {
  worst: number;
  window: { first: number; last: number; sum: number } | null;
}

export const noShifts: ShiftScore = { worst: 0, window: null };

const GAP_MS = 1_000;
const MAX_WINDOW_MS = 5_000;

export function withShift({ worst, window }: ShiftScore, { at, value }: Shift): ShiftScore {
  const continues = window && at - window.last < GAP_MS && at - window.first < MAX_WINDOW_MS;
  const next = continues
    ? { ...window, last: at, sum: window.sum + value }
    : { first: at, last: at, sum: value };
  return { worst: Math.max(worst, next.sum), window: next };
}

const INTERACTIONS_PER_OUTLIER = 50;

/** `durations` has one entry per interaction, even if that consists of several events. */
export function interactionScore(durations: readonly number[]): number | null {
  if (durations.length === 0) return null;
  const slowest = durations.toSorted((a, b) => b - a);
  return slowest[Math.min(slowest.length - 1, Math.floor(slowest.length / INTERACTIONS_PER_OUTLIER))] ?? null;
}
