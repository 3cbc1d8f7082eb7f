import type { StartsIn } from '../../../lib/event/starts-in';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * The units that a countdown shows, starting with the first that is not zero. Seconds
 * are left out if there are days.
 */
export function countdownUnits(left: StartsIn): (typeof UNITS)[number][] {
  const first = UNITS.findIndex((unit) => left[unit] > 0);
  return UNITS.slice(first === -1 ? UNITS.length - 1 : first, left.days > 0 ? -1 : undefined);
}
