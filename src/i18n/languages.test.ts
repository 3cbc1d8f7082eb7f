import { eachCase, shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { chooseLanguage, offeredLanguages } from './languages';

const BOTH = { language: 'en', languages: ['en', 'fr'] };
const FRENCH_FIRST = { language: 'fr', languages: ['fr', 'en'] };

describe('chooseLanguage for a viewer who has chosen no language', () => {
  test.each([
    ['is the browser’s, where the channel offers it', BOTH, ['fr-CA', 'en-CA'], 'fr'],
    ['is the first of the browser’s that the channel offers', FRENCH_FIRST, ['de', 'en-GB', 'fr'], 'en'],
    ['is the channel’s, where the browser has none of its languages', FRENCH_FIRST, ['de-CH'], 'fr'],
    ['is the channel’s, where that has one language', { language: 'en', languages: ['en'] }, ['fr-CA'], 'en'],
    [
      'is the channel’s, where that turned detection off',
      { ...BOTH, language_detection: false },
      ['fr'],
      'en',
    ],
  ])('the language of a viewer who has chosen none %s', (_, channel, preferred, expected) => {
    expect(chooseLanguage(channel, undefined, preferred)).toBe(expected);
  });
});

test('chooseLanguage prefers the viewer’s choice to the browser’s language', () => {
  expect(chooseLanguage(BOTH, 'en', ['fr-CA'])).toBe('en');
});

describe('chooseLanguage and offeredLanguages', () => {
  eachCase([
    ['a channel that says nothing is English', undefined, undefined, 'en', shows('default language')],
    [
      'the channel chooses',
      { language: 'fr', languages: ['fr'] },
      undefined,
      'fr',
      shows('default language'),
    ],
    ['the viewer chooses among several', { language: 'en', languages: ['en', 'fr'] }, 'fr', 'fr'],
    [
      'a choice that the channel does not offer is ignored',
      { language: 'en', languages: ['en'] },
      'fr',
      'en',
    ],
    ['an unknown language is English', { language: 'de', languages: ['de'] }, undefined, 'en'],
    ['a corrupt choice is ignored', { language: 'fr', languages: ['en', 'fr'] }, 'xx', 'fr'],
  ])('chooseLanguage returns the right language: %s', (_, channel, chosen, expected) => {
    expect(chooseLanguage(channel, chosen)).toBe(expected);
  });

  test('offeredLanguages lists the channel’s own language first', () => {
    expect(offeredLanguages({ language: 'fr', languages: ['en', 'fr', 'xx'] })).toEqual(['fr', 'en']);
  });
});
