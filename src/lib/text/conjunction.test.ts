import { expect, test } from 'vitest';
import { conjunction } from './conjunction';

test.each([
  { locale: 'en-US', parts: ['A'], text: 'A' },
  { locale: 'en-US', parts: ['A', 'B'], text: 'A and B' },
  { locale: 'en-US', parts: ['A', 'B', 'C'], text: 'A, B, and C' },
  { locale: 'en-GB', parts: ['A', 'B', 'C'], text: 'A, B and C' },
  { locale: 'fr-CA', parts: ['A', 'B', 'C'], text: 'A, B et C' },
])('writes a list as “$text” in $locale', ({ locale, parts, text }) => {
  expect(conjunction(locale, parts)).toBe(text);
});
