import { hasUnbracketedWords } from '@storybook-site/checks/unbracketed-words';
import { expect, test } from 'vitest';

test.each([
  ['a message', '[Ṭrýý ágááíñ]', false],
  ['a message with the channel’s text in it', '[Wáátçh ⟦Loons⟧ ñóów]', false],
  ['the channel’s text beside a message', '⟦Northfield⟧ · [Lííveé]', false],
  ['a date', 'Wed, Oct 14, 6:20 PM', false],
  ['a date with the time at the venue', 'Fri, Dec 26, 2025, 3:00 PM · [1:00 PM, Eastern Time]', false],
  ['an amount', 'US$14.99', false],
  ['a name of a card', 'Visa', false],
  ['an address', 'fan@grandstand.test', false],
  ['a text of the code', 'Try again', true],
  ['a text of the code beside a message', '[Lííveé] tonight', true],
  ['a text of the code after brackets', '⟦Northfield⟧ Network', true],
  ['a text of the code after a date', 'Wed, Oct 14 tickets', true],
])('text outside of brackets is recognised correctly in: %s', (_, text, found) => {
  expect(hasUnbracketedWords(text)).toBe(found);
});
