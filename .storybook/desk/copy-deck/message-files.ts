import type { DeckLanguage, Message } from '../../texts/copy-deck-csv';

/** As text, because the build turns the files themselves into trees. */
const files = import.meta.glob<string>('../../../src/i18n/messages/*/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function textsOf(area: string, language: DeckLanguage): Record<string, string> {
  return JSON.parse(files[`../../../src/i18n/messages/${area}/${language}.json`] ?? '{}');
}

/** All messages, by area and then in the order of their files. */
export function allMessages(): Message[] {
  const areas = [...new Set(Object.keys(files).map((file) => file.split('/').at(-2) ?? ''))].sort();
  return areas.flatMap((area) => {
    const french = textsOf(area, 'fr');
    return Object.entries(textsOf(area, 'en')).map(([id, en]) => ({ area, id, en, fr: french[id] ?? '' }));
  });
}
