/** The sport that is meant without asking: that of a pass for one. */
export function onlySport({ event_categories }: { event_categories: readonly number[] }): number | null {
  const [sport, second] = event_categories;
  return second === undefined ? (sport ?? null) : null;
}
