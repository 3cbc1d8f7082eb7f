import { type CoverState, mark } from './cover-state';

/** A whole choice: what the bids would buy, then what is best for its price, less what is not needed. */
export function guess(state: CoverState, spent: number): void {
  const { weight, alone, byPass, free, done, left, taken } = state;
  const added = new Set<number>();
  let sum = spent;
  const add = (pass: number) => {
    mark(state, pass, 1);
    added.add(pass);
    sum += weight[pass] ?? 0;
  };
  for (let pass = 0; pass < weight.length; pass++) if (free[pass] && (left[pass] ?? 0) < 0) add(pass);
  for (let next = bestBuy(state, added); next !== null; next = bestBuy(state, added)) add(next);
  for (const pass of [...added].sort((one, other) => (weight[other] ?? 0) - (weight[one] ?? 0))) {
    let lost = 0;
    for (const row of byPass[pass] ?? []) if (done[row] === 1) lost += alone[row] ?? 0;
    if (lost >= (weight[pass] ?? 0)) continue;
    mark(state, pass, -1);
    added.delete(pass);
    sum -= weight[pass] ?? 0;
  }
  for (let row = 0; row < alone.length; row++) if (!done[row]) sum += alone[row] ?? 0;
  if (sum < state.best.weight) state.best = { chosen: [...taken, ...added], weight: sum };
  for (const pass of added) mark(state, pass, -1);
}

/** The pass that saves most for its price, or opens most of what nothing else may open; null where none pays. */
function bestBuy(
  { weight, alone, byPass, free, done }: CoverState,
  added: ReadonlySet<number>,
): number | null {
  let pick: number | null = null;
  let most = 0;
  for (let pass = 0; pass < weight.length; pass++) {
    if (!free[pass] || added.has(pass)) continue;
    const price = weight[pass] ?? 0;
    let gain = 0;
    let needed = false;
    for (const row of byPass[pass] ?? []) {
      if (done[row]) continue;
      const ticket = alone[row] ?? 0;
      if (ticket === Number.POSITIVE_INFINITY) needed = true;
      gain += Math.min(ticket, price);
    }
    if ((needed || gain > price) && gain / price > most) {
      most = gain / price;
      pick = pass;
    }
  }
  return pick;
}
