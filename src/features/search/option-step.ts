/**
 * The index of the option that an arrow key selects. It wraps around, and starts at the
 * first or the last option.
 */
export function stepOption(count: number, active: number | null, step: 1 | -1): number | null {
  if (count === 0) return null;
  if (active === null) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
}
