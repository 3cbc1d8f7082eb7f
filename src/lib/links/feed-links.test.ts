import { expect, test } from 'vitest';
import { feedLinks } from './feed-links';

test('the address of a calendar feed contains only ids and a language', () => {
  const links = feedLinks('https://northfield.example.com', { teams: [12, 15], sports: [2] }, 'fr');
  expect(links.address).toBe('https://northfield.example.com/calendar.ics?teams=12,15&sports=2&lang=fr');
  expect(links.webcal).toBe('webcal://northfield.example.com/calendar.ics?teams=12,15&sports=2&lang=fr');
});

test('links for web calendars contain the feed’s address, and its name if the calendar shows one', () => {
  const { google, outlook, webcal, address } = feedLinks('https://a.example', { schools: [3] }, 'en');
  expect(new URL(google).searchParams.get('cid')).toBe(webcal);
  const { searchParams } = new URL(outlook('Écoles & clubs'));
  expect([searchParams.get('url'), searchParams.get('name')]).toEqual([address, 'Écoles & clubs']);
});
