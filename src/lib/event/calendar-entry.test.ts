import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile, googleCalendarLink } from './calendar-entry';

const entry = {
  id: 4321,
  title: 'Wolves at Falcons',
  description: 'First line\nSecond; with, marks',
  start: 1_795_265_580,
  duration: null,
  location: 'Northfield Ice Centre, Northfield',
  url: 'https://northfield.grandstand.test/watch/4321',
};

test('a calendar file has times in UTC, and an event of unknown duration lasts two hours', () => {
  const file = calendarFile([entry], { host: 'northfield.grandstand.test', now: 1_790_000_000 });
  expect(file).toContain('DTSTART:20261121T125300Z\r\n');
  expect(file).toContain('DTEND:20261121T145300Z\r\n');
  expect(file).toContain('UID:event-4321@northfield.grandstand.test\r\n');
  expect(file).toContain('DESCRIPTION:First line\\nSecond\\; with\\, marks\r\n');
  expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('folds lines of a calendar file longer than 75 bytes between characters', () => {
  const file = calendarFile([{ ...entry, title: 'é'.repeat(90) }], { host: 'host', now: 0 });
  const lines = file.split('\r\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'é'.repeat(90)}`);
});

test('the Google Calendar link has the times, the location and a link back to the event', () => {
  const { searchParams } = new URL(googleCalendarLink({ ...entry, duration: 3_600 }));
  expect(searchParams.get('dates')).toBe('20261121T125300Z/20261121T135300Z');
  expect(searchParams.get('text')).toBe('Wolves at Falcons');
  expect(searchParams.get('location')).toBe('Northfield Ice Centre, Northfield');
  expect(searchParams.get('details')).toContain(entry.url);
});

/** Parses a calendar file with another program's parser. */
function parse(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const [alarm] = component.getAllSubcomponents('valarm');
    return {
      uid: event.uid,
      title: event.summary,
      description: event.description,
      location: event.location,
      start: event.startDate.toUnixTime(),
      end: event.endDate.toUnixTime(),
      sequence: event.sequence,
      url: String(component.getFirstPropertyValue('url')),
      alarm: String(alarm?.getFirstPropertyValue('trigger')),
    };
  });
}

// Each of the ten files has 400 events, which the other parser reads slowly.
test('another parser reads 400 events of a calendar file unchanged, whatever their texts', {
  timeout: 30_000,
}, () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }).map(
    (drawn) =>
      // A calendar may not contain control characters, so they are removed.
      `${drawn.replace(/\p{Cc}/gu, '').trim()}.`,
  );
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 8 }), (texts) => {
      const entries = Array.from({ length: 400 }, (_, index) => ({
        ...entry,
        id: index + 1,
        title: texts[index % texts.length] ?? '',
        description: `${texts.at(-1)}\nand more`,
        start: entry.start + index * 3_600,
        duration: 5_400,
      }));
      const read = parse(calendarFile(entries, { host: 'host', now: 1_790_000_000, name: 'Season' }));
      expect(read).toHaveLength(400);
      for (const [index, { id, title, description, start }] of entries.entries())
        expect(read[index]).toEqual({
          uid: `event-${id}@host`,
          title,
          description,
          location: entry.location,
          start,
          end: start + 5_400,
          sequence: read[0]?.sequence,
          url: entry.url,
          alarm: '-PT30M',
        });
    }),
    { numRuns: 10 },
  );
});

test('a later calendar file has a higher sequence, so that a calendar applies the changes', () => {
  const sequence = (now: number) => parse(calendarFile([entry], { host: 'host', now }))[0]?.sequence ?? 0;
  expect(sequence(1_790_000_060)).toBeGreaterThan(sequence(1_790_000_000));
  expect(sequence(1_790_000_000)).toBeGreaterThan(0);
});
