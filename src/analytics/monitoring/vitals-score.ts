/*
 * How a page load is judged, as web.dev defines it. CLS: shifts that follow each other within a second, for
 * five seconds at most, are one; the worst counts. INP: the slowest answer, leaving out one in fifty.
 */

interface Shift {
  at: number;
  value: number;
}

export interface ShiftScore {
  worst: number;
  run: { first: number; last: number; sum: number } | null;
}

export const noShifts: ShiftScore = { worst: 0, run: null };

const GAP_MS = 1_000;
const LONGEST_MS = 5_000;

export function withShift({ worst, run }: ShiftScore, { at, value }: Shift): ShiftScore {
  const goesOn = run && at - run.last < GAP_MS && at - run.first < LONGEST_MS;
  const next = goesOn ? { ...run, last: at, sum: run.sum + value } : { first: at, last: at, sum: value };
  return { worst: Math.max(worst, next.sum), run: next };
}

const LEFT_OUT_OF = 50;

/** `slowest` holds how long each press took to be answered; a press of several events counts once. */
export function interactionScore(durations: readonly number[]): number | null {
  if (durations.length === 0) return null;
  const slowest = durations.toSorted((a, b) => b - a);
  return slowest[Math.min(slowest.length - 1, Math.floor(slowest.length / LEFT_OUT_OF))] ?? null;
}
