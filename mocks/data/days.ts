import { timeZoneName } from '../../src/i18n/time-zones.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the day in a time zone, such as 2026-11-21. The zone is an IANA name or an abbreviation. */
export function dayIn(timeZone: string, seconds: number): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: timeZoneName(timeZone),
      dateStyle: 'short',
    });
    formats.set(timeZone, format);
  }
  return format.format(seconds * 1000);
}
