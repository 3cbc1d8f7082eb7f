import type { DeckLanguage, Message } from '../../texts/copy-deck-csv';
import { toMessages } from '../../texts/messages';

/** As text, because the build turns the files themselves into trees. */
const files = import.meta.glob<string>('../../../src/i18n/messages/*/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function textsOf(area: string, language: DeckLanguage): Record<string, string> {
  return JSON.parse(files[`../../../src/i18n/messages/${area}/${language}.json`] ?? '{}');
}

/** All messages, as the site has them. */
export const allMessages = (): Message[] =>
  toMessages([...new Set(Object.keys(files).map((file) => file.split('/').at(-2) ?? ''))], textsOf);
