import { expect, test } from 'vitest';
import { durationWords } from './duration-words';

const inLocale = (locale: string) => (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale, options).format(value);

test.each([
  [0, '0 sec', '0 s'],
  [440, '0.4 sec', '0,4 s'],
  [9_940, '9.9 sec', '9,9 s'],
  [9_960, '10 sec', '10 s'],
  [59_600, '1 min', '1 min'],
  [185_000, '3 min 5 sec', '3 min 5 s'],
  [3_600_000, '1 hr', '1 h'],
  [4_350_000, '1 hr 12 min', '1 h 12 min'],
])('durationWords formats %s milliseconds', (ms, en, fr) => {
  expect(durationWords(ms, inLocale('en'))).toBe(en);
  expect(durationWords(ms, inLocale('fr')).replace(/[\u00a0\u202f]/g, ' ')).toBe(fr);
});
