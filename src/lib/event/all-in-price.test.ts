import { expect, test } from 'vitest';
import { allInPrice } from './all-in-price';

test.each([
  ['the sum with the fee', { base_price: 699, service_fee: 100, price: null }, 799],
  ['the overriding price', { base_price: 699, service_fee: 100, price: 500 }, 500],
  ['a price of nothing', { base_price: 699, service_fee: 100, price: 0 }, 0],
])('%s', (_, given, price) => {
  expect(allInPrice(given)).toBe(price);
});
