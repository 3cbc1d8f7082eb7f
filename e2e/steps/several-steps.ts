import type { Locator, Page } from '@playwright/test';
import { expect } from './demo-channel.ts';
import { sayIn } from './say.ts';
import { address } from './several-games.ts';

const say = sayIn('en');

export const stage = (page: Page) => page.locator('[data-several]');
export const videos = (page: Page) => stage(page).locator('video');
export const starts = (page: Page, count: number) =>
  page.getByRole('button', { name: say('several.start', { count }) });
export const framesOf = (video: Locator) =>
  video.evaluate((element) => (element as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames);
/** Asserts that each of the games shows new frames. */
export async function expectAllAdvance(page: Page, count: number): Promise<void> {
  await expect(videos(page)).toHaveCount(count);
  for (const video of await videos(page).all()) {
    const before = await framesOf(video);
    await expect.poll(() => framesOf(video), { timeout: 30_000 }).toBeGreaterThan(before + 5);
  }
}

export async function startAll(page: Page, ids: readonly number[]): Promise<void> {
  await page.goto(address(ids));
  await starts(page, ids.length).click();
  await expectAllAdvance(page, ids.length);
}
