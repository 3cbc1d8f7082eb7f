import { expect, test } from 'vitest';
import { allInPrice } from './all-in-price';

test.each([
  ['the base price with the fee', { base_price: 699, service_fee: 100, price: null }, 799],
  ['an overriding price', { base_price: 699, service_fee: 100, price: 500 }, 500],
  ['an overriding price of zero', { base_price: 699, service_fee: 100, price: 0 }, 0],
])('the price that viewers see is %s', (_, input, price) => {
  expect(allInPrice(input)).toBe(price);
});
