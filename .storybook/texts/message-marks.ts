import type { MessageFormatElement } from 'react-intl';
import { dictionary } from '../../src/i18n/dictionary';
import type { Language } from '../../src/i18n/languages';
import { CLOSING_MARK, openingMark } from './marks';

type Messages = Record<string, MessageFormatElement[]>;

const files = import.meta.glob<Messages>('../../src/i18n/messages/*/*.json', { import: 'default' });

const LITERAL = 0;
const literal = (value: string): MessageFormatElement => ({ type: LITERAL, value });

/** All messages of a language, by id, as the loaded files have them. */
async function messagesOf(language: Language): Promise<Messages> {
  const own = Object.entries(files).filter(([file]) => file.endsWith(`/${language}.json`));
  return Object.assign({}, ...(await Promise.all(own.map(([, load]) => load()))));
}

const rendered = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/**
 * Shows the page for a moment in a language whose every message has marks around it, which take no room and which
 * `textsOnPage` reads. Afterwards the page is in the language that it was in.
 */
export async function withMessageMarks<T>(
  language: Language,
  read: (ids: readonly string[]) => T,
): Promise<T> {
  const before = dictionary.read().language;
  const messages = await messagesOf(language);
  const ids = Object.keys(messages).sort();
  const originals = ids.map((id) => [...(messages[id] ?? [])]);
  try {
    ids.forEach((id, index) => {
      messages[id]?.unshift(literal(openingMark(index)));
      messages[id]?.push(literal(CLOSING_MARK));
    });
    await dictionary.open(language);
    await rendered();
    return read(ids);
  } finally {
    ids.forEach((id, index) => {
      messages[id]?.splice(0, Number.POSITIVE_INFINITY, ...(originals[index] ?? []));
    });
    await dictionary.open(before);
    await rendered();
  }
}
