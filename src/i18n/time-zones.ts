import { dateFormatter } from '../lib/text/formatters.ts';

/**
 * Backends name a time zone by its IANA name or by an abbreviation such as EST. Intl
 * formatters support only IANA names.
 */
const BY_ABBREVIATION: Record<string, string> = {
  UTC: 'UTC',
  GMT: 'Etc/GMT',
  PST: 'America/Los_Angeles',
  PDT: 'America/Los_Angeles',
  PT: 'America/Los_Angeles',
  MST: 'America/Denver',
  MDT: 'America/Denver',
  MT: 'America/Denver',
  CST: 'America/Chicago',
  CDT: 'America/Chicago',
  CT: 'America/Chicago',
  EST: 'America/New_York',
  EDT: 'America/New_York',
  ET: 'America/New_York',
  AST: 'America/Halifax',
  ADT: 'America/Halifax',
  NST: 'America/St_Johns',
  NDT: 'America/St_Johns',
  AKST: 'America/Anchorage',
  AKDT: 'America/Anchorage',
  HST: 'Pacific/Honolulu',
  WET: 'Europe/Lisbon',
  WEST: 'Europe/Lisbon',
  BST: 'Europe/London',
  IST: 'Europe/Dublin',
  CET: 'Europe/Paris',
  CEST: 'Europe/Paris',
  EET: 'Europe/Athens',
  EEST: 'Europe/Athens',
  MSK: 'Europe/Moscow',
  JST: 'Asia/Tokyo',
  AEST: 'Australia/Sydney',
  AEDT: 'Australia/Sydney',
  NZST: 'Pacific/Auckland',
  NZDT: 'Pacific/Auckland',
};

/** The IANA name of a time zone, or null if the time zone is unknown. */
export function knownTimeZone(zone: string): string | null {
  const known = BY_ABBREVIATION[zone.trim().toUpperCase()];
  if (known) return known;
  try {
    return zone.trim() === '' ? null : dateFormatter('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The IANA name of a time zone, or UTC if the time zone is unknown. */
export const timeZoneName = (zone: string): string => knownTimeZone(zone) ?? 'UTC';

/**
 * The style for time zone names without daylight saving, because an abbreviation may
 * contradict the date (EST in July). UTC has no such name.
 */
export const zoneNameStyle = (timeZone: string): 'longGeneric' | 'short' =>
  /^(Etc\/)?(UTC|GMT)$/.test(timeZone) ? 'short' : 'longGeneric';

/**
 * The common name of a time zone, such as Pacific Time or heure du Pacifique. The
 * country in parentheses is removed, because it is obvious at a venue.
 */
export function zoneName(locale: string, at: number, timeZone: string): string {
  const parts = dateFormatter(locale, { timeZone, timeZoneName: zoneNameStyle(timeZone) }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.replace(/\s*\(.*\)$/, '');
}
