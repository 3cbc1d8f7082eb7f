import { writeCsv } from './csv.ts';

/** A message of the interface with its texts from the message files. */
export interface Message {
  /** The folder of the message's files. */
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

/** Returns the messages with the changes applied, in the same order. */
function withChanges(messages: readonly Message[], changes: readonly TextChange[]): Message[] {
  const changed = Map.groupBy(changes, ({ id }) => id);
  return messages.map((message) => {
    const texts = (changed.get(message.id) ?? []).map(({ language, after }) => [language, after]);
    return { ...message, ...Object.fromEntries(texts) };
  });
}

/** Writes the rows of the changed messages as a file that can be imported. */
export function changesToCsv(messages: readonly Message[], changes: readonly TextChange[]): string {
  const changed = new Set(changes.map(({ id }) => id));
  return toCsv(withChanges(messages, changes).filter(({ id }) => changed.has(id)));
}
