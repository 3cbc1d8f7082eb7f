import { expect, test } from 'vitest';
import { withQuery } from './with-query';

test.each([
  { what: 'no parameters', params: undefined, address: '/api/games' },
  { what: 'only parameters that are undefined', params: { team: undefined }, address: '/api/games' },
  {
    what: 'a number and a text to encode',
    params: { team: 7, name: 'A & B' },
    address: '/api/games?team=7&name=A+%26+B',
  },
  { what: 'null', params: { team: null }, address: '/api/games?team=null' },
])('builds an address with $what: “$address”', ({ params, address }) => {
  expect(withQuery('/api/games', params)).toBe(address);
});
