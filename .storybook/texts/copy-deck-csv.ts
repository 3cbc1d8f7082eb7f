import { writeCsv } from './csv.ts';

/** A message of the interface, as its files have it. */
export interface Message {
  /** The folder of its files. */
  area: string;
  id: string;
  en: string;
  fr: string;
}

export const COLUMNS = ['area', 'id', 'en', 'fr'] as const;

export const DECK_LANGUAGES = ['en', 'fr'] as const;

export type DeckLanguage = (typeof DECK_LANGUAGES)[number];

export const LANGUAGE_NAMES: Readonly<Record<DeckLanguage, string>> = { en: 'English', fr: 'French' };

export const toCsv = (messages: readonly Message[]): string =>
  writeCsv([COLUMNS, ...messages.map((message) => COLUMNS.map((column) => message[column]))]);

export interface TextChange {
  area: string;
  id: string;
  language: DeckLanguage;
  before: string;
  after: string;
}

/** The messages after the changes, in their order. */
function withChanges(messages: readonly Message[], changes: readonly TextChange[]): Message[] {
  const changed = Map.groupBy(changes, ({ id }) => id);
  return messages.map((message) => {
    const texts = (changed.get(message.id) ?? []).map(({ language, after }) => [language, after]);
    return { ...message, ...Object.fromEntries(texts) };
  });
}

/** The rows of the changed messages, which can be imported like the whole file. */
export function changesToCsv(messages: readonly Message[], changes: readonly TextChange[]): string {
  const changed = new Set(changes.map(({ id }) => id));
  return toCsv(withChanges(messages, changes).filter(({ id }) => changed.has(id)));
}
