import { bidOff, raiseBids } from './cover-bids';
import { guess } from './cover-guess';
import { type CoverState, coverState, hopeless, mark, type Row } from './cover-state';

const ROUNDS_AT_FIRST = 100;
const ROUNDS = 8;

/**
 * The cheapest choice of passes, exact: branch and bound over whole numbers. Each row bids for being covered,
 * never more than its own ticket costs; whatever the bids are, their sum less what passes are overpaid is at
 * most the cheapest choice. A step is given up where that leaves no room below the best choice known.
 */
export function searchCover(weights: readonly number[], rows: readonly Row[]): readonly number[] {
  const state = coverState(weights, rows);
  guess(state, 0);
  step(state, 0, new Float64Array(rows.length), ROUNDS_AT_FIRST);
  return state.best.chosen;
}

function step(state: CoverState, before: number, given: Float64Array, rounds: number): void {
  const { alone, byRow, byPass, done, free, left, taken, weight } = state;
  const paid: number[] = [];
  const dropped: number[] = [];
  const held: number[] = [];
  let spent = before;

  function drop(pass: number): void {
    free[pass] = 0;
    dropped.push(pass);
  }
  function hold(pass: number): void {
    drop(pass);
    held.push(pass);
    taken.push(pass);
    mark(state, pass, 1);
    spent += weight[pass] ?? 0;
  }

  /** Rows still to be covered; null where one can't be. What only one pass covers takes it. */
  function settle(): number[] | null {
    const open: number[] = [];
    for (let row = 0; row < done.length; row++) {
      if (done[row]) continue;
      const needed = alone[row] === Number.POSITIVE_INFINITY;
      let only = -1;
      let several = false;
      for (const pass of byRow[row] ?? []) {
        if (!free[pass]) continue;
        several = only >= 0;
        only = pass;
        if (several) break;
      }
      if (only < 0) {
        if (needed) return null;
        spent += alone[row] ?? 0;
        done[row] = 1;
        paid.push(row);
      } else if (needed && !several) hold(only);
      else open.push(row);
    }
    return open.filter((row) => !done[row]);
  }

  function into(pass: number, given: Float64Array): void {
    taken.push(pass);
    mark(state, pass, 1);
    step(state, spent + (weight[pass] ?? 0), given, ROUNDS);
    mark(state, pass, -1);
    taken.pop();
  }

  function explore(): void {
    const open = settle();
    if (!open || hopeless(state, spent)) return;
    if (open.length === 0) {
      state.best = { chosen: [...taken], weight: spent };
      return;
    }
    const { bound, kept } = raiseBids(state, open, { given, spent, rounds });
    if (hopeless(state, bound)) return;
    bidOff(state, open, kept);
    // Without a pass that its rows want, or with one that they don't, it would be dearer than the best.
    for (let pass = 0; pass < free.length; pass++) {
      const rest = left[pass] ?? 0;
      if (!free[pass] || !hopeless(state, bound + Math.abs(rest))) continue;
      if (rest > 0) drop(pass);
      else hold(pass);
    }
    branch(open, kept);
  }

  function branch(open: readonly number[], kept: Float64Array): void {
    const worth = Float64Array.from(left);
    const needed = tightest(state, open);
    if (needed) {
      needed.sort((one, other) => (worth[one] ?? 0) - (worth[other] ?? 0) || one - other);
      for (const pass of needed) {
        drop(pass);
        into(pass, kept);
      }
      return;
    }
    let pick = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let pass = 0; pass < free.length; pass++) {
      const doubt = Math.abs(worth[pass] ?? 0) / (weight[pass] ?? 1);
      if (!free[pass] || doubt >= least || !byPass[pass]?.some((row) => !done[row])) continue;
      least = doubt;
      pick = pass;
    }
    if (pick < 0) {
      step(state, spent, kept, ROUNDS);
      return;
    }
    drop(pick);
    const likely = (worth[pick] ?? 0) <= 0;
    if (likely) into(pick, kept);
    step(state, spent, kept, ROUNDS);
    if (!likely) into(pick, kept);
  }

  explore();
  for (const pass of held) {
    mark(state, pass, -1);
    taken.pop();
  }
  for (const row of paid) done[row] = 0;
  for (const pass of dropped) free[pass] = 1;
}

/** Of the rows without a ticket, the one that the fewest passes cover: one of these is needed. */
function tightest(
  { alone, byRow, byPass, done, free }: CoverState,
  open: readonly number[],
): number[] | null {
  const reach = new Float64Array(byPass.length);
  for (const row of open)
    if (!done[row]) for (const pass of byRow[row] ?? []) reach[pass] = (reach[pass] ?? 0) + 1;
  let first = -1;
  let fewest = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const row of open) {
    if (done[row] || alone[row] !== Number.POSITIVE_INFINITY) continue;
    let able = 0;
    let mine = 0;
    for (const pass of byRow[row] ?? []) {
      if (!free[pass]) continue;
      able++;
      mine += reach[pass] ?? 0;
    }
    if (able > fewest || (able === fewest && mine <= most)) continue;
    first = row;
    fewest = able;
    most = mine;
  }
  return first < 0 ? null : (byRow[first] ?? []).filter((pass) => free[pass]);
}
