import { dateFormatter } from '../lib/text/formatters.ts';

/**
 * Backends name a venue's zone by its IANA name or by the abbreviation printed on posters. The
 * platform's formatters know only the former.
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

/** The zone's IANA name; null when nobody knows it. */
export function knownTimeZone(zone: string): string | null {
  const known = BY_ABBREVIATION[zone.trim().toUpperCase()];
  if (known) return known;
  try {
    return zone.trim() === '' ? null : dateFormatter('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The zone's IANA name, or UTC when nobody knows it. */
export const timeZoneName = (zone: string): string => knownTimeZone(zone) ?? 'UTC';

/**
 * The zone's name without a season, because an abbreviation may contradict the date (EST in July). UTC has no
 * such name.
 */
export const zoneNameStyle = (timeZone: string): 'longGeneric' | 'short' =>
  /^(Etc\/)?(UTC|GMT)$/.test(timeZone) ? 'short' : 'longGeneric';

/** The zone's everyday name: Pacific Time, heure du Pacifique. At a venue its country is obvious. */
export function zoneName(locale: string, at: number, timeZone: string): string {
  const parts = dateFormatter(locale, { timeZone, timeZoneName: zoneNameStyle(timeZone) }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.replace(/\s*\(.*\)$/, '');
}
