import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryRecord } from '../checks/around-stories.ts';

export const STATES = join(import.meta.dirname, '../../.cache/states');

/** Records what a story showed. */
export function keepStory(story: StoryRecord): void {
  mkdirSync(STATES, { recursive: true });
  writeFileSync(join(STATES, `${story.id}.json`), JSON.stringify(story));
}
