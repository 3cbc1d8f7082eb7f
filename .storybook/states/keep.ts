import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import type { StoryRecord } from '../checks/around-stories.ts';

export const STATES = join(import.meta.dirname, '../../.cache/states');

/** Twice the width at which pages show it, for screens with two pixels per point. */
const PICTURE_WIDTH = 640;
/** The viewport of the test run. */
const STORY_SIZE = { width: 1280, height: 800 };

type Page = BrowserCommandContext['page'];

/** Stories share a few pages, so each page opens its session once. */
const sessions = new WeakMap<Page, ReturnType<typeof openSession>>();

const openSession = (page: Page) => page.context().newCDPSession(page);

/** Chromium draws it alone: Playwright's own screenshot first waits for the page, which takes as long again. */
async function takePicture(page: Page): Promise<Buffer> {
  const session = sessions.get(page) ?? openSession(page);
  sessions.set(page, session);
  const { data } = await (await session).send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 90,
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, ...STORY_SIZE, scale: 1 },
  });
  return sharp(Buffer.from(data, 'base64')).resize(PICTURE_WIDTH).webp({ quality: 70 }).toBuffer();
}

/** Records what a story showed. Pictures take time, so they are taken on request only. */
export const keepStory: BrowserCommand<[StoryRecord]> = async ({ page }, story) => {
  mkdirSync(STATES, { recursive: true });
  writeFileSync(join(STATES, `${story.id}.json`), JSON.stringify(story));
  if (!process.env.STATE_PICTURES) return;
  writeFileSync(join(STATES, `${story.id}.webp`), await takePicture(page));
};
