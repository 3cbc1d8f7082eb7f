import { eachCase, shows } from '@tests/statements/shows';
import { expect, test } from 'vitest';
import { ambiguousCurrency, currencyOf, formatMoney, majorUnits } from './money';

test.each([
  [1999, 'USD', 'en', '$19.99'],
  [1999, 'CAD', 'fr', '19,99\u00a0$CA'],
  [1999, 'JPY', 'en', '¥1,999'],
  [5, 'USD', 'en', '$0.05'],
])('formats %i %s in %s as %s', (minor, currency, language, text) => {
  expect(formatMoney(minor, currency, language)).toBe(text);
});

test.each([
  ['fr-CA', '6,29 $ US', '6,29 $'],
  ['fr-FR', '6,29 $US', '6,29 $CA'],
  ['en-CA', 'US$6.29', '$6.29'],
  ['en-US', '$6.29', 'CA$6.29'],
  ['en-GB', 'US$6.29', 'CA$6.29'],
])('a viewer of %s reads US dollars as %s and Canadian ones as %s', (locale, us, canadian) => {
  const read = (currency: string) => formatMoney(629, currency, locale).replace(/[\u00a0\u202f]/g, ' ');
  expect([read('USD'), read('CAD')]).toEqual([us, canadian]);
});

test('the number of minor units depends on the currency', () => {
  expect(majorUnits(1999, 'USD')).toBe(19.99);
  expect(majorUnits(1999, 'JPY')).toBe(1999);
});

eachCase([
  ['CAD', 'CAD'],
  [undefined, 'USD', shows('constant currency USD')],
  [null, 'USD'],
  ['', 'USD'],
  ['dollars', 'USD'],
])('the currency %j of a channel is read as %s', (currency, counted) =>
  expect(currencyOf({ currency })).toBe(counted),
);

test.each([
  ['USD', 'en', 'US dollars'],
  ['USD', 'en-CA', null],
  ['USD', 'fr', null],
  ['CAD', 'en-CA', 'Canadian dollars'],
  ['CAD', 'fr-CA', 'dollars canadiens'],
  ['EUR', 'en', null],
])('prices in %s in %s need the note: %s', (currency, language, note) => {
  expect(ambiguousCurrency(currency, language)).toBe(note);
});
