import { dateFormatter } from '../text/formatters';

const DAY_MS = 86_400_000;

/** Returns the time at which a day starts, or the day that many days later, in seconds since 1970. */
export type Midnight = (day: string, daysLater?: number) => number;

/** Calendar days such as 2026-11-23, by the clock of one time zone. */
export interface ZoneDays {
  today: string;
  dayAt(ms: number): string;
  midnight: Midnight;
}

/** Returns the days of a time zone at a moment; without a zone, those of the device's own clock. */
export function zoneDays(nowMs: number, timeZone?: string): ZoneDays {
  const dayAt = (ms: number) => toDay(clockAt(ms, timeZone));
  const midnights = new Map<number, number>();
  function midnight(day: string, daysLater = 0): number {
    const midnightUtc = Date.parse(`${day}T00:00:00Z`) + daysLater * DAY_MS;
    const found = midnights.get(midnightUtc) ?? findMidnight(midnightUtc, timeZone);
    midnights.set(midnightUtc, found);
    return found / 1_000;
  }
  return { today: dayAt(nowMs), dayAt, midnight };
}

const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Reads the clock of the zone and returns the moment at which a clock in UTC shows the same time. */
function clockAt(ms: number, timeZone: string | undefined): number {
  const parts = dateFormatter('en', {
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    ...{ hourCycle: 'h23', timeZone },
  }).formatToParts(ms);
  const shown = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return Date.UTC(
    ...([shown('year'), shown('month') - 1, shown('day')] as const),
    ...([shown('hour'), shown('minute'), shown('second')] as const),
  );
}

/**
 * Returns the first moment of a day in the zone. Where clocks change at night, midnight may occur twice or
 * never. The right moment has either the zone's offset of the day before or that of the day after.
 */
function findMidnight(midnightUtc: number, timeZone: string | undefined): number {
  const [one = midnightUtc, other = midnightUtc] = [-DAY_MS, DAY_MS]
    .map((offset) => midnightUtc + offset)
    .map((guess) => midnightUtc - (clockAt(guess, timeZone) - guess))
    .toSorted((first, second) => first - second);
  return clockAt(one, timeZone) >= midnightUtc ? one : other;
}
