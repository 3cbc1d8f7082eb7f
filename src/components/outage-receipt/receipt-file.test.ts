import { expect, test } from 'vitest';
import { momentLines, receiptFile, receiptName, utc } from './receipt-file';

const named = (name: string) => `${name}:`;

const AT = Date.parse('2026-03-01T20:15:04.600Z');

test('a receipt file aligns its labels in a column', () => {
  expect(receiptFile(['Receipt', null, ['Order', '812'], ['Event', 'East at West']], named)).toBe(
    'Receipt\r\n\r\nOrder: 812\r\nEvent: East at West\r\n',
  );
  expect(
    receiptFile(
      [
        ['A', '1'],
        ['Device', '2'],
      ],
      named,
    ),
  ).toBe('A:      1\r\nDevice: 2\r\n');
});

test('a line break in an event’s name does not start a new line of the receipt file', () => {
  expect(receiptFile([['Event', 'A\r\nOrder: 1\u2028B\u0000']], named)).toBe('Event: A Order: 1 B \r\n');
});

test('a receipt file shows each moment in local time and UTC', () => {
  expect(utc(AT)).toBe('2026-03-01 20:15:04 UTC');
  expect(
    momentLines([
      { local: '3:15:04 PM', at: AT, what: 'Played', duration: '12 min' },
      { local: '12:00:00 PM', at: AT, what: 'Gave up', duration: '' },
    ]),
  ).toEqual([
    '  3:15:04 PM   2026-03-01 20:15:04 UTC  Played   12 min',
    '  12:00:00 PM  2026-03-01 20:15:04 UTC  Gave up',
  ]);
});

test('the name of a receipt file contains the event and the order', () => {
  expect(receiptName(4200, 812)).toBe('playback-receipt-order-812-event-4200.txt');
  expect(receiptName(4200, null)).toBe('playback-receipt-event-4200.txt');
});
