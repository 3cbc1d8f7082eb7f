import { eventEnd } from './event-end.ts';

export interface CalendarEntry {
  id: number;
  title: string;
  description: string | null;
  start: number;
  duration: number | null;
  location: string | null;
  url: string;
  /** The time of the entry's last change, in seconds since 1970. If left out, it counts as changed now. */
  changed?: number;
}

const LINE_BYTES = 75;

const toUtcStamp = (seconds: number) =>
  `${new Date(seconds * 1000).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/**
 * Escapes the characters that have a meaning in a calendar, and removes control characters, which a calendar
 * may not contain.
 */
const escapeText = (text: string) =>
  text
    .replace(/\r\n?|\n/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** Folds a line of more than 75 bytes. The rest continues on the next line after a space (RFC 5545). */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const char of line) {
    const size = encoder.encode(char).length;
    if (bytes + size > LINE_BYTES) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += char;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}

interface CalendarFile {
  /** The site's host, which makes the ids of its events unique. */
  host: string;
  /** The present time, in seconds since 1970. */
  now: number;
  /** The calendar's name, for a file with several events. */
  name?: string | undefined;
  /** For a calendar that programs fetch again: the hours after which they should do so. */
  refreshHours?: number;
}

const SEQUENCE_BEGINS_S = Date.UTC(2026, 0, 1) / 1_000;

/** Calendars update an event only if its sequence has grown, so the sequence counts minutes. */
const sequenceAt = (now: number): number => Math.max(0, Math.floor((now - SEQUENCE_BEGINS_S) / 60));

function eventLines(entry: CalendarEntry, { host, now }: CalendarFile): string[] {
  const changed = entry.changed ?? now;
  return [
    'BEGIN:VEVENT',
    `UID:event-${entry.id}@${host}`,
    `DTSTAMP:${toUtcStamp(changed)}`,
    `SEQUENCE:${sequenceAt(changed)}`,
    `DTSTART:${toUtcStamp(entry.start)}`,
    `DTEND:${toUtcStamp(eventEnd(entry.start, entry.duration))}`,
    `SUMMARY:${escapeText(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${escapeText(entry.description)}`] : []),
    ...(entry.location ? [`LOCATION:${escapeText(entry.location)}`] : []),
    `URL:${entry.url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(entry.title)}`,
    'TRIGGER:-PT30M',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** Converts events to a calendar file (RFC 5545), each with an alarm half an hour before its start. */
export function calendarFile(entries: readonly CalendarEntry[], file: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Grandstand//Events//EN',
    'CALSCALE:GREGORIAN',
    ...(file.name ? [`NAME:${escapeText(file.name)}`, `X-WR-CALNAME:${escapeText(file.name)}`] : []),
    ...(file.refreshHours
      ? [`REFRESH-INTERVAL;VALUE=DURATION:PT${file.refreshHours}H`, `X-PUBLISHED-TTL:PT${file.refreshHours}H`]
      : []),
    ...entries.flatMap((entry) => eventLines(entry, file)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

export function googleCalendarLink(entry: CalendarEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: entry.title,
    dates: `${toUtcStamp(entry.start)}/${toUtcStamp(eventEnd(entry.start, entry.duration))}`,
    details: [entry.description, entry.url].filter(Boolean).join('\n\n'),
    location: entry.location ?? '',
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
