import type { DeckLanguage, Message } from './copy-deck-csv.ts';

/** Returns all messages by area, in the order of their English files. */
export const toMessages = (
  areas: readonly string[],
  textsOf: (area: string, language: DeckLanguage) => Readonly<Record<string, string>>,
): Message[] =>
  [...areas].sort().flatMap((area) => {
    const french = textsOf(area, 'fr');
    return Object.entries(textsOf(area, 'en')).map(([id, en]) => ({ area, id, en, fr: french[id] ?? '' }));
  });
