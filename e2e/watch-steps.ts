import type { Page } from '@playwright/test';
import type { World } from '../mocks/store/world.ts';
import { expect } from './demo-channel.ts';

/** Who is signed in from the start. */
export async function signedInAs(page: Page, world: World, email: string): Promise<void> {
  await page.goto('/404');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const user = world.store.users.find((row) => row.email === email);
  for (const session of world.store.sessions.all())
    world.store.sessions.update(session, { user_id: user?.id ?? null });
}

const frames = (page: Page) =>
  page.evaluate(() => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0);

export const videoTime = (page: Page) =>
  page.evaluate(() => document.querySelector('video')?.currentTime ?? -1);

export async function pressPlay(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Play|Lecture)$/ })
    .first()
    .click();
}

/** Real pictures follow one another. */
export async function framesAdvance(page: Page): Promise<void> {
  const before = await frames(page);
  await expect.poll(() => frames(page), { timeout: 20_000, intervals: [200] }).toBeGreaterThan(before + 5);
}
