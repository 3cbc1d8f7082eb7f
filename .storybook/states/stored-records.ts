import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { StoryRecord } from '../checks/around-stories.ts';
import type { StoryText } from '../texts/french-fit.ts';

export const STATES = join(import.meta.dirname, '../../.cache/states');

/** Stores the record of what a story showed. */
export function storeRecord(story: StoryRecord, folder = STATES): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${story.id}.json`), JSON.stringify(story));
}

/**
 * The messages of a story are stored separately from its record, because a test run replaces the record but
 * not the picture.
 */
const textFolder = (folder: string) => join(folder, 'texts');

export function storeTexts(id: string, texts: readonly StoryText[], folder: string): void {
  mkdirSync(textFolder(folder), { recursive: true });
  writeFileSync(join(textFolder(folder), `${id}.json`), JSON.stringify(texts));
}

/** Returns the messages that the last run with pictures found in each story, by the story's id. */
export const storedTexts = (folder = STATES): Record<string, StoryText[]> =>
  Object.fromEntries(
    globSync(join(textFolder(folder), '*.json'))
      .sort()
      .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8'))]),
  );
