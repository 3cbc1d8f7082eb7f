/** Where an arrow key leads among the options: around the end, and from none to the first or the last. */
export function stepOption(count: number, active: number | null, step: 1 | -1): number | null {
  if (count === 0) return null;
  if (active === null) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
}
