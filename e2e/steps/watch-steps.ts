import type { Page } from '@playwright/test';
import { expect } from './demo-channel.ts';

const frames = (page: Page) =>
  page.evaluate(() => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0);

export const videoTime = (page: Page) =>
  page.evaluate(() => document.querySelector('video')?.currentTime ?? -1);

export async function pressPlay(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Play|Lecture|Continue from .*|Reprendre à .*)$/ })
    .first()
    .click();
}

/** Asserts that the video shows new frames. */
export async function expectFramesAdvance(page: Page): Promise<void> {
  const before = await frames(page);
  await expect.poll(() => frames(page), { timeout: 20_000, intervals: [200] }).toBeGreaterThan(before + 5);
}
