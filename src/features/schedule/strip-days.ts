import { today } from '../../lib/time/today';

const DAY_MS = 86_400_000;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The days of the strip. It begins today; where another day is chosen, with the whole number of strips from today
 * that has that day in it.
 */
export function stripDays(now: string, chosen: string | null, count: number): string[] {
  const ahead = chosen ? (Date.parse(chosen) - Date.parse(now)) / DAY_MS : 0;
  const first = addDays(now, Math.floor(ahead / count) * count);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** The viewer's days on which events begin. */
export const daysOf = (events: readonly { event_utc_ts: number }[]): ReadonlySet<string> =>
  new Set(events.map(({ event_utc_ts }) => today(new Date(event_utc_ts * 1_000))));
