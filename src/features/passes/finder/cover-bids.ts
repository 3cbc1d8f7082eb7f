import { guess } from './cover-guess';
import { type CoverState, hopeless } from './cover-state';

const GUESS_EVERY = 8;
const FIRST_STRIDE = 1.5;
const SHORTER = 0.9;

/** What the bids leave of the prices. */
export function bidOff(
  { left, weight, byRow }: CoverState,
  open: readonly number[],
  bids: Float64Array,
): void {
  left.set(weight);
  for (const row of open) {
    const bid = bids[row] ?? 0;
    if (bid) for (const pass of byRow[row] ?? []) left[pass] = (left[pass] ?? 0) - bid;
  }
}

/**
 * Better bids, and the bound that they prove: their sum less what passes are overpaid. A bid rises where
 * nothing that is paid for covers its row, and falls where several passes do.
 */
export function raiseBids(
  state: CoverState,
  open: readonly number[],
  { given, spent, rounds }: { given: Float64Array; spent: number; rounds: number },
): { bound: number; kept: Float64Array } {
  const { alone, byRow, free, left } = state;
  const bids = given.slice();
  const kept = given.slice();
  const slopes = new Float64Array(open.length);
  let bound = Number.NEGATIVE_INFINITY;
  let stride = FIRST_STRIDE;
  for (let round = 1; round <= rounds; round++) {
    bidOff(state, open, bids);
    let sum = spent;
    for (const row of open) sum += bids[row] ?? 0;
    for (let pass = 0; pass < left.length; pass++) if (free[pass]) sum += Math.min(0, left[pass] ?? 0);
    if (sum > bound) {
      bound = sum;
      kept.set(bids);
    } else stride *= SHORTER;
    if (hopeless(state, bound)) break;
    if (round % GUESS_EVERY === 0) guess(state, spent);
    let norm = 0;
    for (let index = 0; index < open.length; index++) {
      const row = open[index] ?? 0;
      let slope = 1;
      for (const pass of byRow[row] ?? []) if (free[pass] && (left[pass] ?? 0) < 0) slope--;
      const bid = bids[row] ?? 0;
      if ((slope < 0 && bid === 0) || (slope > 0 && bid >= (alone[row] ?? 0))) slope = 0;
      slopes[index] = slope;
      norm += slope * slope;
    }
    if (norm === 0) break;
    const stretch = (stride * (state.best.weight - sum)) / norm;
    for (let index = 0; index < open.length; index++) {
      const slope = slopes[index] ?? 0;
      if (slope === 0) continue;
      const row = open[index] ?? 0;
      bids[row] = Math.max(0, Math.min(alone[row] ?? 0, Math.round((bids[row] ?? 0) + stretch * slope)));
    }
  }
  return { bound, kept };
}
