/**
 * A group of events that the same passes open. `ticketsWeight` is the price of single tickets
 * for the group, Infinity if one has no ticket.
 */
export interface Row {
  passes: readonly number[];
  ticketsWeight: number;
}

const UNDECIDED = 0;
const TAKEN = 1;
const EXCLUDED = 2;

interface Search {
  weights: readonly number[];
  rows: readonly Row[];
  isOver: () => boolean;
}

/**
 * Searches the cheapest choice of passes by branch and bound. If `isOver` returns true,
 * the search stops with the best choice so far and `proven` is false.
 */
export function searchCover({ weights, rows, isOver }: Search): { chosen: number[]; proven: boolean } {
  const state = new Uint8Array(weights.length);
  const rest = new Float64Array(weights.length);
  const gain = new Float64Array(weights.length);
  let best = { chosen: [] as number[], weight: Number.POSITIVE_INFINITY };
  let steps = 0;
  let stopped = false;

  /**
   * Returns the rows that no taken pass covers, those with the fewest free passes first.
   * `spent` includes the tickets of rows without a free pass.
   */
  function open(rows: readonly Row[], before: number) {
    let spent = before;
    const remaining: Row[] = [];
    for (const row of rows) {
      if (row.passes.some((pass) => state[pass] === TAKEN)) continue;
      const passes = row.passes.filter((pass) => state[pass] === UNDECIDED);
      if (passes.length === 0) spent += row.ticketsWeight;
      else
        remaining.push(
          passes.length === row.passes.length ? row : { ticketsWeight: row.ticketsWeight, passes },
        );
    }
    return { spent, remaining: remaining.sort((one, other) => one.passes.length - other.passes.length) };
  }

  /**
   * Spreads the cost of each row over its passes, up to the price of each pass. No
   * choice can cost less than the sum.
   */
  function lowerBound(rows: readonly Row[], spent: number): number {
    rest.set(weights);
    let bound = spent;
    for (const { passes, ticketsWeight } of rows) {
      let share = ticketsWeight;
      for (const pass of passes) share = Math.min(share, rest[pass] ?? 0);
      bound += share;
      for (const pass of passes) rest[pass] = (rest[pass] ?? 0) - share;
    }
    return bound;
  }

  /** The pass with the highest saving relative to its price. */
  function pick(rows: readonly Row[]): number {
    gain.fill(0);
    for (const { passes, ticketsWeight } of rows)
      for (const pass of passes) gain[pass] = (gain[pass] ?? 0) + Math.min(ticketsWeight, weights[pass] ?? 0);
    let best = -1;
    let most = 0;
    for (let pass = 0; pass < weights.length; pass++) {
      const ratio = (gain[pass] ?? 0) / (weights[pass] ?? 1);
      if (ratio > most) {
        most = ratio;
        best = pass;
      }
    }
    return best;
  }

  function step(rows: readonly Row[], before: number): void {
    stopped ||= ++steps % 64 === 0 && best.weight < Number.POSITIVE_INFINITY && isOver();
    if (stopped) return;
    const { remaining, spent } = open(rows, before);
    const tickets = remaining.reduce((sum, { ticketsWeight }) => sum + ticketsWeight, spent);
    if (tickets < best.weight)
      best = { weight: tickets, chosen: weights.flatMap((_, pass) => (state[pass] === TAKEN ? pass : [])) };
    if (remaining.length === 0 || lowerBound(remaining, spent) >= best.weight) return;
    const [{ ticketsWeight, passes } = { ticketsWeight: 0, passes: [] }] = remaining;
    const isForced = ticketsWeight === Number.POSITIVE_INFINITY && passes.length === 1;
    const pass = isForced ? (passes[0] ?? 0) : pick(remaining);
    state[pass] = TAKEN;
    step(remaining, spent + (weights[pass] ?? 0));
    state[pass] = EXCLUDED;
    if (!isForced) step(remaining, spent);
    state[pass] = UNDECIDED;
  }

  step(rows, 0);
  return { chosen: best.chosen, proven: !stopped };
}
