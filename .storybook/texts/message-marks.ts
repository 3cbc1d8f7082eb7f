import type { MessageFormatElement } from 'react-intl';
import { dictionary } from '../../src/i18n/dictionary';
import type { Language } from '../../src/i18n/languages';
import { CLOSING_MARK, openingMark } from './marks';

const LITERAL = 0;
const literal = (value: string): MessageFormatElement => ({ type: LITERAL, value });

/** Resolves after the page has rendered a frame with its new texts. */
const frameRendered = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

async function readWithMarks<T>(language: Language, read: (ids: readonly string[]) => T): Promise<T> {
  const shown = dictionary.read();
  const { messages } = shown.language === language ? shown : await dictionary.open(language);
  const ids = Object.keys(messages).sort();
  const originals = ids.map((id) => [...(messages[id] ?? [])]);
  try {
    ids.forEach((id, index) => {
      messages[id]?.unshift(literal(openingMark(index)));
      messages[id]?.push(literal(CLOSING_MARK));
    });
    // Renders the page again, now with the marks.
    await dictionary.open(language);
    await frameRendered();
    return read(ids);
  } finally {
    ids.forEach((id, index) => {
      messages[id]?.splice(0, Number.POSITIVE_INFINITY, ...(originals[index] ?? []));
    });
  }
}

/**
 * Shows the page briefly in each language with invisible marks around every message, which `textsOnPage`
 * reads. The marks take up no room. Afterwards the page is in its previous language.
 */
export async function withMessageMarks<T>(
  languages: readonly Language[],
  read: (ids: readonly string[]) => T,
): Promise<T[]> {
  const before = dictionary.read().language;
  const results: T[] = [];
  try {
    for (const language of languages) results.push(await readWithMarks(language, read));
  } finally {
    await dictionary.open(before);
  }
  return results;
}
