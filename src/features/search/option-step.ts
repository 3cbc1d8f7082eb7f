/** The option that an arrow key selects: wraps around, and starts with the first or last. */
export function stepOption(count: number, active: number | null, step: 1 | -1): number | null {
  if (count === 0) return null;
  if (active === null) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
}
