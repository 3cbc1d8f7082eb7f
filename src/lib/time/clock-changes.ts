/** Returns the minutes that a clock is behind UTC at a time, as `getTimezoneOffset` does. */
export type OffsetAt = (time: number) => number;

/**
 * The years that are compared, relative to the present one. No page shows the time of a game further away.
 */
const YEARS = [-1, 0, 1];
const DAYS = [1, 15];

/**
 * Describes a clock in the years around a moment: its offset and when the offset changes. Two time zones with
 * the same changes show the same times. Comparing these texts is much faster than asking the browser for the
 * name of its time zone.
 */
export function clockChanges(now: number, offsetAt: OffsetAt): string {
  const thisYear = new Date(now).getUTCFullYear();
  const changes: string[] = [];
  let last: number | undefined;
  for (const year of YEARS)
    for (let month = 0; month < 12; month += 1)
      for (const day of DAYS) {
        const offset = offsetAt(Date.UTC(thisYear + year, month, day));
        if (offset !== last) changes.push(`${year}.${month}.${day}:${offset}`);
        last = offset;
      }
  return changes.join(' ');
}

export const ownOffsetAt: OffsetAt = (time) => new Date(time).getTimezoneOffset();

/** Returns the offsets of a named time zone, such as America/Chicago. */
export function offsetIn(timeZone: string): OffsetAt {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return (time) => {
    const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
    const behind = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
    return sign === '-' ? behind : 0 - behind;
  };
}
