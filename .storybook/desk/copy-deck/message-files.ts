import type { DeckLanguage, Message } from '../../texts/copy-deck-csv';
import { toMessages } from '../../texts/messages';

/** Imports the files as raw text, because the build would turn them into syntax trees. */
const files = import.meta.glob<string>('../../../src/i18n/messages/*/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function textsOf(area: string, language: DeckLanguage): Record<string, string> {
  return JSON.parse(files[`../../../src/i18n/messages/${area}/${language}.json`] ?? '{}');
}

/** Returns all messages as they are in the site's files. */
export const allMessages = (): Message[] =>
  toMessages([...new Set(Object.keys(files).map((file) => file.split('/').at(-2) ?? ''))], textsOf);
