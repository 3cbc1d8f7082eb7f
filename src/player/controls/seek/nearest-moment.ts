/** The moment under the pointer: the nearest one within this share of the bar. */
const REACH = 0.012;

export function nearestMoment<Moment extends { time: number }>(
  moments: readonly Moment[],
  time: number,
  length: number,
): Moment | null {
  const distance = (moment: Moment) => Math.abs(moment.time - time);
  const near = moments.filter((moment) => distance(moment) <= length * REACH);
  return near.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
