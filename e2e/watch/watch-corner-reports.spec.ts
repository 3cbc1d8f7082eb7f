import type { Page } from '@playwright/test';
import { eventLike, withoutPrerolls } from '../../mocks/choose-event.ts';
import { expect } from '../steps/demo-channel.ts';
import { received, test } from '../steps/public-host.ts';
import { sayIn } from '../steps/say.ts';
import { pressPlay, videoTime } from '../steps/watch-steps.ts';

const say = sayIn('en');

/** Waits until the video has played this many more seconds. */
async function playsFor(page: Page, seconds: number): Promise<void> {
  const before = await videoTime(page);
  await expect.poll(() => videoTime(page), { timeout: 30_000 }).toBeGreaterThan(before + seconds);
}

test('a game in the corner keeps reporting its watch time as the same viewing', async ({ page, demo }) => {
  const { world } = demo;
  withoutPrerolls(world);
  await page.addInitScript(() =>
    localStorage.setItem('rudy_consent', JSON.stringify({ value: 'accepted', until: Date.now() + 1e9 })),
  );
  const viewings = () => received(world.reports, 'video-viewing');
  const row = eventLike(world, { status: 'finished', recording: 'ready', type: 'free' });
  await page.goto(`/watch/${row.id}`);
  await pressPlay(page);
  await playsFor(page, 1);

  await page.getByRole('banner').getByRole('link', { name: 'Schedule' }).click();
  const corner = page.locator('[data-mode=corner]');
  await expect(corner).toBeVisible();
  const left = await videoTime(page);
  await playsFor(page, 2);
  await corner.getByRole('button', { name: say('player.pause'), exact: true }).click();
  await expect.poll(() => Number(viewings().at(-1)?.viewing_time ?? 0)).toBeGreaterThan(left + 1.5);

  const paused = viewings().length;
  await corner.getByRole('button', { name: say('player.play'), exact: true }).click();
  await playsFor(page, 1);
  await corner.getByRole('button', { name: /^Close / }).click();
  // Closing the corner reports the remaining watch time.
  await expect.poll(() => viewings().length).toBeGreaterThan(paused);
  expect(Number(viewings().at(-1)?.viewing_time)).toBeGreaterThan(left + 2.5);

  expect(received(world.reports, 'video-event')).toMatchObject([{ event: 'first_frame' }]);
  const [first] = received(world.reports, 'video-event');
  expect(new Set(viewings().map(({ video_view_uuid }) => video_view_uuid))).toEqual(
    new Set([first?.video_view_uuid]),
  );
});
