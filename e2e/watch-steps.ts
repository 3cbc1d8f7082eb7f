import type { Page } from '@playwright/test';
import { recordingOf, statusOf } from '../mocks/behaviour/event-view.ts';
import type { EventRow } from '../mocks/data/events.ts';
import type { World } from '../mocks/store/world.ts';
import { expect } from './demo-channel.ts';

interface Wanted {
  status: 'upcoming' | 'live' | 'finished';
  recording?: 'none' | 'ready';
  type?: EventRow['type'];
}

/** An event of this kind, the latest first where it is over. */
export function eventLike(world: World, { status, recording, type }: Wanted): EventRow {
  const now = world.now();
  const rows = world.catalogue.events.filter(
    (row) =>
      statusOf(row, now) === status &&
      (!recording || recordingOf(row, now) === recording) &&
      (!type || row.type === type) &&
      !row.embedded &&
      row.participants.length === 2,
  );
  const row = status === 'finished' ? rows.at(-1) : rows[0];
  if (!row) throw new Error(`the demo channel has no such event: ${status} ${recording} ${type}`);
  return row;
}

/** No advertisement before the video, where a test is about something else. */
export function withoutPrerolls(world: World): void {
  world.catalogue.settings.prerolls = [];
}

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
