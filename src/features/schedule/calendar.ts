const DAY_MS = 86_400_000;

interface Calendar {
  /** The list's first and last day, both in it. */
  listStart: string;
  listEnd: string;
  /** Where the second calendar opens: the day after the first. */
  calendarStart: string;
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

export function calendarFrom(start: string, end: string | null): Calendar {
  const calendarStart = addDays(start, 1);
  return { listStart: start, listEnd: end ?? calendarStart, calendarStart };
}

/** Days that people ask for by name. A weekend is the next Friday to Sunday, or what is left of this one. */
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
