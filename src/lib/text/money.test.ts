import { eachCase, shows } from '@tests/statements/shows';
import { expect, test } from 'vitest';
import { ambiguousCurrency, currencyOf, formatMoney, majorUnits } from './money';

test.each([
  [1999, 'USD', 'en', '$19.99'],
  [1999, 'CAD', 'fr', '19,99\u00a0$CA'],
  [1999, 'JPY', 'en', '¥1,999'],
  [5, 'USD', 'en', '$0.05'],
])('formats %i minor units of %s in the language %s as %s', (minor, currency, language, text) => {
  expect(formatMoney(minor, currency, language)).toBe(text);
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
])('prices in the currency %s and the language %s need the note: %s', (currency, language, note) => {
  expect(ambiguousCurrency(currency, language)).toBe(note);
});
