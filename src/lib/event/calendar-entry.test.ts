import { expect, test } from 'vitest';
import { calendarFile, googleCalendarLink } from './calendar-entry';

const entry = {
  id: 4321,
  title: 'Wolves at Falcons',
  description: 'First line\nSecond; with, marks',
  start: 1_795_265_580,
  duration: null,
  place: 'Northfield Ice Centre, Northfield',
  url: 'https://northfield.grandstand.test/watch/4321',
};

test('a calendar file has its times in UTC, and lasts two hours where the duration is unknown', () => {
  const file = calendarFile(entry, 'northfield.grandstand.test', 1_790_000_000);
  expect(file).toContain('DTSTART:20261121T125300Z\r\n');
  expect(file).toContain('DTEND:20261121T145300Z\r\n');
  expect(file).toContain('UID:event-4321@northfield.grandstand.test\r\n');
  expect(file).toContain('DESCRIPTION:First line\\nSecond\\; with\\, marks\r\n');
  expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('folds lines of a calendar file longer than 75 bytes between characters', () => {
  const file = calendarFile({ ...entry, title: 'é'.repeat(90) }, 'host', 0);
  const lines = file.split('\r\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'é'.repeat(90)}`);
});

test('the Google Calendar link has times, place and a link back to the event', () => {
  const { searchParams } = new URL(googleCalendarLink({ ...entry, duration: 3_600 }));
  expect(searchParams.get('dates')).toBe('20261121T125300Z/20261121T135300Z');
  expect(searchParams.get('text')).toBe('Wolves at Falcons');
  expect(searchParams.get('location')).toBe('Northfield Ice Centre, Northfield');
  expect(searchParams.get('details')).toContain(entry.url);
});
