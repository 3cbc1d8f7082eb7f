import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { parseTsx } from '../../tools/test-runner/stories/syntax.ts';
import type { StoryRecord } from '../checks/around-stories.ts';
import type { States, Words } from '../desk/recorded-states.ts';
import { toShownMessages } from '../texts/shown-messages.ts';
import { pairsByStory } from './named-pairs.ts';
import { titleOf } from './pieces.ts';
import { STATES, storedTexts } from './stored-records.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The folder that Storybook serves as `states/`. */
export const PREPARED = join(ROOT, '.cache/states-for-storybook');

/** Returns the responses that the stories of a file name, by the story's id. */
export function namedByStory(source: string): Record<string, string[]> {
  const title = titleOf(parseTsx(source));
  return Object.fromEntries(
    Object.entries(pairsByStory(source)).map(([name, pairs]) => [
      toId(title, storyNameFromExport(name)),
      pairs,
    ]),
  );
}

/**
 * Returns the state of each story. It uses the responses that a run recorded, or those that the story names
 * if no run recorded it.
 */
export function toStates(
  named: Readonly<Record<string, string[]>>,
  records: readonly Pick<StoryRecord, 'id' | 'shown'>[],
  pictures: ReadonlySet<string>,
): States {
  const recorded = new Map(records.map(({ id, shown }) => [id, shown]));
  return Object.fromEntries(
    [...new Set([...Object.keys(named), ...recorded.keys()])].map((id) => [
      id,
      {
        responses: recorded.get(id) ?? named[id] ?? [],
        isRecorded: recorded.has(id),
        hasPicture: pictures.has(id),
      },
    ]),
  );
}

/** Returns the text on the page of each recorded story. */
const wordsOf = (records: readonly Pick<StoryRecord, 'id' | 'words'>[]): Words =>
  Object.fromEntries(records.map(({ id, words }) => [id, words]));

/** Prepares the responses, texts, pictures and messages of the last run for Storybook's pages. */
export function prepareStates(recorded = STATES, out = PREPARED): void {
  const sources = globSync('src/**/*.stories.tsx', { cwd: ROOT });
  const named = Object.assign(
    {},
    ...sources.map((file) => namedByStory(readFileSync(join(ROOT, file), 'utf8'))),
  );
  const records = globSync(join(recorded, '*.json')).map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const pictures = new Set(globSync(join(recorded, '*.webp')).map((file) => basename(file, '.webp')));
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const id of pictures) cpSync(join(recorded, `${id}.webp`), join(out, `${id}.webp`));
  writeFileSync(join(out, 'stories.json'), JSON.stringify(toStates(named, records, pictures)));
  writeFileSync(join(out, 'words.json'), JSON.stringify(wordsOf(records)));
  writeFileSync(join(out, 'messages.json'), JSON.stringify(toShownMessages(storedTexts(recorded))));
}
