import { globSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { QUOTED, TERMS } from '../.storybook/docs/terms';
import { ALL_LANGUAGES } from '../src/i18n/languages';

const messagesIn = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...globSync(`src/i18n/messages/*/${language}.json`).map((file) => JSON.parse(readFileSync(file, 'utf8'))),
  );

/** A message's own words, without the names of its values. */
function words(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return words(element.children);
      if (element.type === TYPE.select || element.type === TYPE.plural)
        return Object.values(element.options)
          .map((option) => words(option.value))
          .join(' | ');
      return '…';
    })
    .join('');
}

describe.each(ALL_LANGUAGES)('in %s', (language) => {
  const messages = Object.entries(messagesIn(language)).map(
    ([id, text]) => [id, words(parse(text))] as const,
  );

  test.each(TERMS.map(({ meaning, say, avoid }) => [say[language], meaning, avoid[language]] as const))(
    '“%s” is the one term for: %s',
    (_, __, avoid) => {
      const others = messages.filter(
        ([id, text]) => avoid?.test(text) && !(language === 'en' && id in QUOTED),
      );
      expect(others).toEqual([]);
    },
  );
});

test('every message that keeps another word exists and has one', () => {
  const english = messagesIn('en');
  const needless = Object.keys(QUOTED).filter(
    (id) => !TERMS.some(({ avoid }) => avoid.en?.test(words(parse(english[id] ?? '')))),
  );
  expect(needless).toEqual([]);
});
