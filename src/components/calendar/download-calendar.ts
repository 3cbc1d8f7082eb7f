import { type CalendarEntry, calendarFile } from '../../lib/event/calendar-entry';

const REVOKE_AFTER_MS = 60_000;

/**
 * Downloads events as a calendar file. `name` is the name of the calendar, needed if it has several events.
 */
export function downloadCalendar(entries: readonly CalendarEntry[], fileName: string, name?: string): void {
  const text = calendarFile(entries, { host: location.hostname, now: Math.floor(Date.now() / 1000), name });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = `${fileName}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
