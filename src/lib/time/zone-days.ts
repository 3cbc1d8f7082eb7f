import { dateFormatter } from '../text/formatters';

const DAY_MS = 86_400_000;

/** Seconds since 1970 at which a day begins, or the day that many days later. */
export type Midnight = (day: string, daysLater?: number) => number;

/** Days such as 2026-11-23, by the clock of one time zone. */
export interface ZoneDays {
  today: string;
  dayAt(ms: number): string;
  midnight: Midnight;
}

/** The days of a time zone at a moment; without a zone, by the device's own clock. */
export function zoneDays(nowMs: number, timeZone?: string): ZoneDays {
  const dayAt = (ms: number) => toDay(clockAt(ms, timeZone));
  const known = new Map<number, number>();
  function midnight(day: string, daysLater = 0): number {
    const midnightUtc = Date.parse(`${day}T00:00:00Z`) + daysLater * DAY_MS;
    const found = known.get(midnightUtc) ?? findMidnight(midnightUtc, timeZone);
    known.set(midnightUtc, found);
    return found / 1_000;
  }
  return { today: dayAt(nowMs), dayAt, midnight };
}

const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** What a clock in the zone shows, as the moment at which a clock in UTC shows the same. */
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
 * The first moment at which the zone has reached the day. Where clocks change at night, midnight may come twice, or never:
 * the right one has the zone's offset of the day before, or of the day after.
 */
function findMidnight(midnightUtc: number, timeZone: string | undefined): number {
  const [one = midnightUtc, other = midnightUtc] = [-DAY_MS, DAY_MS]
    .map((apart) => midnightUtc + apart)
    .map((near) => midnightUtc - (clockAt(near, timeZone) - near))
    .toSorted((first, second) => first - second);
  return clockAt(one, timeZone) >= midnightUtc ? one : other;
}
