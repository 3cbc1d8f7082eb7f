/** What has to be covered: by which passes it can be, and what its own ticket costs, Infinity without one. */
export interface Row {
  passes: readonly number[];
  alone: number;
}

/** Where the search stands. */
export interface CoverState {
  weight: Float64Array;
  alone: Float64Array;
  byRow: readonly (readonly number[])[];
  byPass: readonly (readonly number[])[];
  /** Passes that are neither taken nor given up. */
  free: Uint8Array;
  /** How many of the taken passes cover a row; its own ticket counts too. */
  done: Uint16Array;
  /** What is left of each pass's price beyond what is bid for it. */
  left: Float64Array;
  taken: number[];
  best: { chosen: readonly number[]; weight: number };
  /** Every sum is a multiple of it: what is better than the best is better by that much at least. */
  unit: number;
}

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other));

export function coverState(weights: readonly number[], rows: readonly Row[]): CoverState {
  const byPass = weights.map((): number[] => []);
  rows.forEach(({ passes }, row) => {
    for (const pass of passes) byPass[pass]?.push(row);
  });
  const prices = [...weights, ...rows.map(({ alone }) => alone).filter(Number.isFinite)];
  return {
    weight: Float64Array.from(weights),
    alone: Float64Array.from(rows, ({ alone }) => alone),
    byRow: rows.map(({ passes }) => passes),
    byPass,
    free: new Uint8Array(weights.length).fill(1),
    done: new Uint16Array(rows.length),
    left: Float64Array.from(weights),
    taken: [],
    best: { chosen: [], weight: Number.POSITIVE_INFINITY },
    unit: prices.reduce(gcd, 0),
  };
}

/** Covers the pass's rows, or takes that back. */
export function mark({ byPass, done }: CoverState, pass: number, by: 1 | -1): void {
  for (const row of byPass[pass] ?? []) done[row] = (done[row] ?? 0) + by;
}

/** No choice of at least this sum is of interest. */
export const hopeless = ({ best, unit }: CoverState, bound: number): boolean => bound > best.weight - unit;
