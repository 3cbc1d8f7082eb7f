import { expect, test } from 'vitest';
import { fileSize } from './file-size';

test.each([
  [0, 'en', '0 kB'],
  [900, 'en', '1 kB'],
  [420_000, 'en', '420 kB'],
  [4_183_220, 'en', '4.2 MB'],
  [4_183_220, 'fr', '4,2 Mo'],
  [324_000_000, 'en', '324 MB'],
  [9_999_999_999, 'en', '10 GB'],
])('formats %d bytes in the language %s as %s', (bytes, language, text) => {
  expect(fileSize(bytes, language).replace(/\s/g, ' ')).toBe(text);
});
