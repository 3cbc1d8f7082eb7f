import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DECK_LANGUAGES, type DeckLanguage, type Message, type TextChange } from './copy-deck-csv.ts';

/** The folder with a folder of message files for each area. */
export const MESSAGES = join(import.meta.dirname, '../../src/i18n/messages');

const fileOf = (folder: string, area: string, language: DeckLanguage) =>
  join(folder, area, `${language}.json`);

const readTexts = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'));

/** All messages, by area and then in the order of their files. */
export function readMessages(folder = MESSAGES): Message[] {
  return globSync('*/en.json', { cwd: folder })
    .map((file) => file.split('/')[0] ?? '')
    .sort()
    .flatMap((area) => {
      const french = readTexts(fileOf(folder, area, 'fr'));
      return Object.entries(readTexts(fileOf(folder, area, 'en'))).map(([id, en]) => ({
        area,
        id,
        en,
        fr: french[id] ?? '',
      }));
    });
}

/** The text of a message file, as the formatter leaves it. */
export const toMessageFile = (texts: Readonly<Record<string, string>>): string =>
  `${JSON.stringify(texts, null, 2)}\n`;

/** Writes changed texts into their files, each in its place. */
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
