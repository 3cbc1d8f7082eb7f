import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DECK_LANGUAGES, type DeckLanguage, type Message, type TextChange } from './copy-deck-csv.ts';
import { toMessages } from './messages.ts';

/** The folder that contains a folder of message files for each area. */
export const MESSAGES = join(import.meta.dirname, '../../src/i18n/messages');

const fileOf = (folder: string, area: string, language: DeckLanguage) =>
  join(folder, area, `${language}.json`);

const readTexts = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'));

/** Reads all messages of a folder. */
export const readMessages = (folder = MESSAGES): Message[] =>
  toMessages(
    globSync('*/en.json', { cwd: folder }).map((file) => basename(dirname(file))),
    (area, language) => readTexts(fileOf(folder, area, language)),
  );

/** Returns the content of a message file in the format of the code formatter. */
export const toMessageFile = (texts: Readonly<Record<string, string>>): string =>
  `${JSON.stringify(texts, null, 2)}\n`;

/** Writes changed texts into their files without changing the order. */
export function writeChanges(changes: readonly TextChange[], folder = MESSAGES): void {
  for (const [area, own] of Map.groupBy(changes, (change) => change.area))
    for (const language of DECK_LANGUAGES) {
      const texts = own.filter((change) => change.language === language);
      if (texts.length === 0) continue;
      const file = fileOf(folder, area, language);
      const after = Object.fromEntries(texts.map((change) => [change.id, change.after]));
      writeFileSync(file, toMessageFile({ ...readTexts(file), ...after }));
    }
}
