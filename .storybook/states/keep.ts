import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import type { StoryRecord } from '../checks/around-stories.ts';

export const STATES = join(import.meta.dirname, '../../.cache/states');

/** Records what a story showed. Pictures are slow, so they are taken on request only. */
export const keepStory: BrowserCommand<[StoryRecord]> = async ({ page }, story) => {
  mkdirSync(STATES, { recursive: true });
  writeFileSync(join(STATES, `${story.id}.json`), JSON.stringify(story));
  if (!process.env.STATE_PICTURES) return;
  await page
    .locator('iframe')
    .first()
    .screenshot({ path: join(STATES, `${story.id}.jpg`), type: 'jpeg', quality: 60 });
};
