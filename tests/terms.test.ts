import { globSync, readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { QUOTED, TERMS } from '../.storybook/docs/terms';
import { termFaults } from '../.storybook/texts/message-rules';
import { ALL_LANGUAGES } from '../src/i18n/languages';

const messagesIn = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...globSync(`src/i18n/messages/*/${language}.json`).map((file) => JSON.parse(readFileSync(file, 'utf8'))),
  );

describe.each(ALL_LANGUAGES)('the terms of the messages in %s', (language) => {
  const faults = Object.entries(messagesIn(language)).flatMap(([id, text]) =>
    termFaults(language, parse(text), id).map((fault) => ({ id, ...fault })),
  );

  test.each(TERMS.map(({ meaning, say }) => [say[language], meaning] as const))(
    'messages use the term “%s” and no other word for: %s',
    (term) => {
      expect(faults.filter((fault) => fault.term === term)).toEqual([]);
    },
  );
});

test('every message that may use another word exists and does use one', () => {
  const english = messagesIn('en');
  const needless = Object.keys(QUOTED).filter(
    (id) => termFaults('en', parse(english[id] ?? '')).length === 0,
  );
  expect(needless).toEqual([]);
});
