import { expect, test } from 'vitest';
import { regionalLocale } from './regional-locale';

test.each([
  ['French in a French Canadian browser', 'fr', ['fr-CA', 'en-CA'], 'fr-CA'],
  ['French chosen in an English Canadian browser', 'fr', ['en-CA', 'en'], 'fr-CA'],
  ['French in France', 'fr', ['fr-FR'], 'fr-FR'],
  ['the region of the language itself before another one', 'en', ['fr-CA', 'en-GB'], 'en-GB'],
  ['a script beside the region', 'en', ['zh-Hant-HK'], 'en-HK'],
  ['a region by its number', 'en', ['es-419'], 'en-419'],
  ['a browser that names no region', 'fr', ['fr', 'en'], 'fr'],
  ['a browser that names no language', 'en', [], 'en'],
] as const)('regionalLocale returns the locale for %s', (_, language, preferred, expected) => {
  expect(regionalLocale(language, preferred)).toBe(expected);
});
