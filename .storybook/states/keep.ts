import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import type { StoryRecord } from '../checks/around-stories.ts';

export const STATES = join(import.meta.dirname, '../../.cache/states');

/** Twice the width at which pages show it, for screens with two pixels per point. */
const PICTURE_WIDTH = 640;
const STORY_SIZE = { width: 1280, height: 800 };

type Page = BrowserCommandContext['page'];

/**
 * Chromium draws the picture itself: Playwright's own screenshot resizes the page to fit the stories' frame, and
 * waits for each of several pages to come to the front.
 */
async function picture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 90,
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, ...STORY_SIZE, scale: 1 },
  });
  await session.detach();
  return sharp(Buffer.from(data, 'base64')).resize(PICTURE_WIDTH).webp({ quality: 70 }).toBuffer();
}

/** Records what a story showed. Pictures take time, so they are taken on request only. */
export const keepStory: BrowserCommand<[StoryRecord]> = async ({ page }, story) => {
  mkdirSync(STATES, { recursive: true });
  writeFileSync(join(STATES, `${story.id}.json`), JSON.stringify(story));
  if (!process.env.STATE_PICTURES || process.env.NO_SHOT) return;
  const t0 = Date.now();
  const box = await page.locator('iframe').first().boundingBox();
  const t1 = Date.now();
  writeFileSync(join(STATES, `${story.id}.webp`), await picture(page));
  console.log('SHOT', t1 - t0, Date.now() - t1, JSON.stringify(box), JSON.stringify(page.viewportSize()));
};
