import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import type { StoryRecord } from '../checks/around-stories.ts';

export const STATES = join(import.meta.dirname, '../../.cache/states');

export const keepStory: BrowserCommand<[StoryRecord]> = (_, story) => {
  mkdirSync(STATES, { recursive: true });
  writeFileSync(join(STATES, `${story.id}.json`), JSON.stringify(story));
};

/** Pictures take their time: only where they are wanted. */
export const keepPicture: BrowserCommand<[string]> = async ({ page }, id) => {
  if (!process.env.STATE_PICTURES) return;
  await page
    .locator('iframe')
    .first()
    .screenshot({ path: join(STATES, `${id}.jpg`), type: 'jpeg', quality: 60 });
};
