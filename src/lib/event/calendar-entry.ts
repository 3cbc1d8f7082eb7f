import { eventEnd } from './event-end';

interface CalendarEntry {
  id: number;
  title: string;
  description: string | null;
  start: number;
  duration: number | null;
  place: string | null;
  url: string;
}

const LINE_BYTES = 75;

const toUtcStamp = (seconds: number) =>
  `${new Date(seconds * 1000).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Folds a line of more than 75 bytes; the rest follows on the next line after a space (RFC 5545). */
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

export function calendarFile(entry: CalendarEntry, host: string, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Grandstand//Events//EN',
    'BEGIN:VEVENT',
    `UID:event-${entry.id}@${host}`,
    `DTSTAMP:${toUtcStamp(now)}`,
    `DTSTART:${toUtcStamp(entry.start)}`,
    `DTEND:${toUtcStamp(eventEnd(entry.start, entry.duration))}`,
    `SUMMARY:${escapeText(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${escapeText(entry.description)}`] : []),
    ...(entry.place ? [`LOCATION:${escapeText(entry.place)}`] : []),
    `URL:${entry.url}`,
    'END:VEVENT',
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
    location: entry.place ?? '',
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
