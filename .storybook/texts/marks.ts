/**
 * Marks consist of characters that no font draws and at which no line breaks. Eight digits begin a message,
 * and one character ends it.
 */
const FIRST_DIGIT = 0x2061;
const BASE = 3;
const DIGITS = 8;
export const CLOSING_MARK = '\u2064';

const MARK = /[\u2061-\u2063]{8}|\u2064/gu;

/** Returns the mark before a message, which contains the message's index in invisible digits. */
export const openingMark = (index: number): string =>
  [...index.toString(BASE).padStart(DIGITS, '0')]
    .map((digit) => String.fromCodePoint(FIRST_DIGIT + Number(digit)))
    .join('');

const indexOf = (mark: string): number =>
  Number.parseInt([...mark].map((digit) => (digit.codePointAt(0) ?? 0) - FIRST_DIGIT).join(''), BASE);

type MarkedPart =
  | { kind: 'opens'; index: number }
  | { kind: 'closes' }
  | { kind: 'words'; start: number; end: number };

/** Splits a text into its marks and the words between them, in order. */
export function* partsOf(text: string): Generator<MarkedPart> {
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    if (index > start) yield { kind: 'words', start, end: index };
    yield mark === CLOSING_MARK ? { kind: 'closes' } : { kind: 'opens', index: indexOf(mark) };
    start = index + mark.length;
  }
  if (text.length > start) yield { kind: 'words', start, end: text.length };
}
