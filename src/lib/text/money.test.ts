import { eachCase, shows } from '@tests/statements/shows';
import { expect, test } from 'vitest';
import { currencyOf, formatMoney, majorUnits } from './money';

test.each([
  [1999, 'USD', 'en', '$19.99'],
  [1999, 'CAD', 'fr', '19,99\u00a0$CA'],
  [1999, 'JPY', 'en', '¥1,999'],
  [5, 'USD', 'en', '$0.05'],
])('%i %s in %s is %s', (minor, currency, language, text) => {
  expect(formatMoney(minor, currency, language)).toBe(text);
});

test('minor units follow the currency', () => {
  expect(majorUnits(1999, 'USD')).toBe(19.99);
  expect(majorUnits(1999, 'JPY')).toBe(1999);
});

eachCase([
  ['CAD', 'CAD'],
  [undefined, 'USD', shows('constant currency USD')],
  [null, 'USD'],
  ['', 'USD'],
  ['dollars', 'USD'],
])('a channel that counts in %j counts in %s', (currency, counted) =>
  expect(currencyOf({ currency })).toBe(counted),
);
