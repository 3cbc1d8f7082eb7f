import { eachCase, shows } from '@tests/statements/shows';
import { describe, expect, test } from 'vitest';
import { chooseLanguage, offeredLanguages } from './languages';

describe('the language of the interface', () => {
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
    ['but not beyond them', { language: 'en', languages: ['en'] }, 'fr', 'en'],
    ['an unknown language is English', { language: 'de', languages: ['de'] }, undefined, 'en'],
    ['a corrupt choice is ignored', { language: 'fr', languages: ['en', 'fr'] }, 'xx', 'fr'],
  ])('%s', (_, channel, chosen, expected) => {
    expect(chooseLanguage(channel, chosen)).toBe(expected);
  });

  test('the channel’s own language comes first', () => {
    expect(offeredLanguages({ language: 'fr', languages: ['en', 'fr', 'xx'] })).toEqual(['fr', 'en']);
  });
});
