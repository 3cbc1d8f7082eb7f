import type { StartsIn } from '../../../lib/event/starts-in';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * The units that a countdown shows. With days, these are the units above zero, without seconds. A countdown
 * within a day starts with the first unit above zero and then keeps its width, like a clock.
 */
export function countdownUnits(left: StartsIn): (typeof UNITS)[number][] {
  if (left.days > 0) return UNITS.filter((unit) => unit !== 'seconds' && left[unit] > 0);
  const first = UNITS.findIndex((unit) => left[unit] > 0);
  return UNITS.slice(first === -1 ? UNITS.length - 1 : first);
}
