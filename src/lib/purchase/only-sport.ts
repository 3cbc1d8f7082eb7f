/** Returns the sport of a pass that has exactly one; null if the viewer has to choose. */
export function onlySport({ event_categories }: { event_categories: readonly number[] }): number | null {
  const [sport, second] = event_categories;
  return second === undefined ? (sport ?? null) : null;
}
