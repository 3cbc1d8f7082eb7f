import type { ZoneDays } from '../../../lib/time/zone-days';

const DAY_MS = 86_400_000;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Wide screens show all of them, phones the first week. */
export const STRIP_DAYS = 14;

/**
 * The days of the strip, of which the screen shows the first `shown` ones. It begins today; where another day is chosen,
 * with the whole number of shown strips from today that has that day in it.
 */
export function stripDays(now: string, chosen: string | null, shown: number): string[] {
  const ahead = chosen ? (Date.parse(chosen) - Date.parse(now)) / DAY_MS : 0;
  const first = addDays(now, Math.floor(ahead / shown) * shown);
  return Array.from({ length: STRIP_DAYS }, (_, index) => addDays(first, index));
}

/** The viewer's days on which events begin. */
export const daysOf = (
  events: readonly { event_utc_ts: number }[],
  { dayAt }: Pick<ZoneDays, 'dayAt'>,
): ReadonlySet<string> => new Set(events.map(({ event_utc_ts }) => dayAt(event_utc_ts * 1_000)));
