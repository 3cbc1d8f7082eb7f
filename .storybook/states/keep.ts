import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryRecord } from '../checks/around-stories.ts';

export const STATES = join(import.meta.dirname, '../../.cache/states');

/** Records what a story showed. */
export function keepStory(story: StoryRecord, folder = STATES): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${story.id}.json`), JSON.stringify(story));
}
