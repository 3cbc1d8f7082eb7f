/** The heaviest first; those of one weight stay as the channel lists them. */
export function byWeight<Item extends { weight: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => other.weight - one.weight);
}
