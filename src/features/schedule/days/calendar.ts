import { addDays } from './strip-days';

interface Calendar {
  /** The first and the last day of the list, both included. */
  listStart: string;
  listEnd: string;
  /** The first day that the second calendar offers: the day after the start. */
  calendarStart: string;
}

export function calendarFrom(start: string, end: string | null): Calendar {
  const calendarStart = addDays(start, 1);
  return { listStart: start, listEnd: end ?? calendarStart, calendarStart };
}

/** Named ranges of days. The weekend is the next Friday to Sunday, or the rest of the current weekend. */
export function namedDays(day: string): Record<'today' | 'tomorrow' | 'weekend', [string, string]> {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const untilSunday = (7 - weekday) % 7;
  const friday = weekday === 0 || weekday >= 5 ? day : addDays(day, 5 - weekday);
  return {
    today: [day, day],
    tomorrow: [addDays(day, 1), addDays(day, 1)],
    weekend: [friday, addDays(day, untilSunday)],
  };
}
