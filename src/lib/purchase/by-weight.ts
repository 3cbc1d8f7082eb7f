/** Sorts by descending weight; equal weights keep the channel's order. */
export function byWeight<Item extends { weight: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => other.weight - one.weight);
}
