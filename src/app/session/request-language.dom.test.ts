import { afterEach, describe, expect, test, vi } from 'vitest';
import { client } from '../../api/http';
import { guessLanguage } from '../../i18n/languages';
import { requestIn } from './request-language';

const browserIn = (...languages: string[]) => vi.stubGlobal('navigator', { languages });

afterEach(() => {
  vi.unstubAllGlobals();
  client.language = null;
});

describe('requestIn', () => {
  test.each([
    ['is left out where it is the browser’s first', ['fr-CA', 'en'], 'fr', null],
    ['is sent where it is another one', ['en-CA', 'fr'], 'fr', 'fr'],
    ['is sent where the browser names none', [], 'fr', 'fr'],
    ['is left out where no language is known', ['de'], undefined, null],
  ] as const)('the request header with the viewer’s language %s', (_, languages, language, sent) => {
    browserIn(...languages);
    requestIn(language);
    expect(client.language).toBe(sent);
  });
});

describe('guessLanguage', () => {
  test.each([
    ['is the viewer’s choice', 'en', ['fr-CA'], 'en'],
    ['is the first of the browser’s that the site has', undefined, ['de', 'fr-CA', 'en'], 'fr'],
    ['is none where the browser has none of the site’s', 'xx', ['de'], undefined],
  ] as const)('the language of the first requests %s', (_, chosen, languages, expected) => {
    expect(guessLanguage(chosen, languages)).toBe(expected);
  });
});
