/** The sport of a pass for exactly one; null where the viewer has to choose. */
export function onlySport({ event_categories }: { event_categories: readonly number[] }): number | null {
  const [sport, second] = event_categories;
  return second === undefined ? (sport ?? null) : null;
}
