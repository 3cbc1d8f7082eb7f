import { expect, test } from 'vitest';
import { parseAcceptLanguage } from './accept-language';

test.each([
  ['a browser’s list', 'fr-CA,fr;q=0.9,en;q=0.8', ['fr-CA', 'fr', 'en']],
  ['weights in another order', 'en;q=0.3, fr', ['fr', 'en']],
  ['a language that is refused', 'en;q=0, fr;q=0.5', ['fr']],
  ['a weight that is no number', 'en;q=x, fr;q=0.1', ['fr']],
  ['equal weights', 'fr, en', ['fr', 'en']],
  ['an empty header', '', []],
  ['separators alone', ',;,', []],
])('parses Accept-Language by weight: %s', (_, header, tags) => {
  expect(parseAcceptLanguage(header)).toEqual(tags);
});
