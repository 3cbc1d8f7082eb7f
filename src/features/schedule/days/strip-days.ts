import type { ZoneDays } from '../../../lib/time/zone-days';

const DAY_MS = 86_400_000;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The number of days in the strip. Wide screens show all of them, phones only the first week. */
export const STRIP_DAYS = 14;

/**
 * The days of the strip. It begins today. If another day is chosen, it begins a multiple
 * of `shown` days from today, so that the chosen day is among the first `shown` days.
 */
export function stripDays(now: string, chosen: string | null, shown: number): string[] {
  const ahead = chosen ? (Date.parse(chosen) - Date.parse(now)) / DAY_MS : 0;
  const first = addDays(now, Math.floor(ahead / shown) * shown);
  return Array.from({ length: STRIP_DAYS }, (_, index) => addDays(first, index));
}

/** The days on which events begin, in the viewer's time zone. */
export const daysOf = (
  events: readonly { event_utc_ts: number }[],
  { dayAt }: Pick<ZoneDays, 'dayAt'>,
): ReadonlySet<string> => new Set(events.map(({ event_utc_ts }) => dayAt(event_utc_ts * 1_000)));
