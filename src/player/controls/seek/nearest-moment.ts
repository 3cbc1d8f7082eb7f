/** A moment counts as under the pointer within this share of the seek bar's length. */
const MAX_DISTANCE_SHARE = 0.012;

export function nearestMoment<Moment extends { time: number }>(
  moments: readonly Moment[],
  time: number,
  length: number,
): Moment | null {
  const distance = (moment: Moment) => Math.abs(moment.time - time);
  const near = moments.filter((moment) => distance(moment) <= length * MAX_DISTANCE_SHARE);
  return near.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
