import type { Page } from '@playwright/test';
import { eventLike, withoutPrerolls } from '../../mocks/choose-event.ts';
import type { World } from '../../mocks/store/world.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { addKeyMoment } from '../steps/key-moment.ts';
import { sayIn } from '../steps/say.ts';
import { returning } from '../steps/visitor.ts';
import { expectFramesAdvance, pressPlay, videoTime } from '../steps/watch-steps.ts';

const say = sayIn('en');

test.beforeEach(async ({ page, demo }) => {
  await returning(page);
  withoutPrerolls(demo.world);
});

/** Plays a recording with a key moment after five minutes. */
async function playWithMoment(page: Page, world: World): Promise<void> {
  const row = addKeyMoment(world, 'Overtime winner', 300);
  await page.goto(`/watch/${row.id}`);
  await pressPlay(page);
  await expectFramesAdvance(page);
}

test('viewers’ clips appear as key moments: as marks on the seek bar and as a list for the keyboard', async ({
  page,
  demo,
}) => {
  await playWithMoment(page, demo.world);
  await expect(page.locator('[data-moment]').first()).toBeAttached();
  await page.getByRole('button', { name: say('player.moments') }).press('Enter');
  const list = page.getByRole('dialog', { name: say('player.moments') });
  const moment = list.getByRole('button', { name: /5:00\s*Overtime winner/ });
  await expect(moment).toBeVisible();
  await moment.press('Enter');
  await expect.poll(() => videoTime(page)).toBeGreaterThanOrEqual(300);
  await expectFramesAdvance(page);
  expect(await videoTime(page)).toBeLessThan(320);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the list of key moments stays open and can be tapped, although the controls would have hidden', async ({
    page,
    demo,
  }) => {
    await playWithMoment(page, demo.world);
    await expect(async () => {
      await page.locator('video').tap({ force: true });
      await page.getByRole('button', { name: say('player.moments') }).tap({ timeout: 1_500 });
    }).toPass();
    const list = page.getByRole('dialog', { name: say('player.moments') });
    await expect(list.getByRole('button', { name: say('player.listClose') })).toBeInViewport({ ratio: 1 });
    // Longer than the controls stay without a touch.
    await page.waitForTimeout(4_000);
    await list.getByRole('button', { name: /Overtime winner/ }).tap();
    await expect(list).toBeHidden();
    await expect.poll(() => videoTime(page)).toBeGreaterThanOrEqual(300);
  });
});

test('the seek bar shows a key moment’s title under the pointer, and the list shows the channel’s tags', async ({
  page,
  demo,
}) => {
  const row = addKeyMoment(demo.world, 'Overtime winner', 300);
  const [tag = ''] = demo.world.catalogue.settings.clip_tags;
  const seeded = demo.world.store.clips.find(({ clip }) => clip.name === 'Overtime winner');
  if (!seeded) throw new Error('there is no key moment');
  demo.world.store.clips.update(seeded, { clip: { ...seeded.clip, tags: [tag, 'Own words'] } });
  await page.goto(`/watch/${row.id}`);
  await pressPlay(page);
  await expectFramesAdvance(page);
  // A paused video keeps its controls on the screen.
  await page.keyboard.press('k');
  const mark = await page.locator('[data-moment]').first().boundingBox();
  const bar = await page.getByRole('slider', { name: say('player.seek') }).boundingBox();
  if (!mark || !bar) throw new Error('the seek bar has no mark');
  const middle = bar.y + bar.height / 2;
  const preview = page.locator('[data-controls]').getByText('Overtime winner', { exact: true });
  await page.mouse.move(bar.x + bar.width * 0.6, middle);
  await expect(preview).toBeHidden();
  await page.mouse.move(mark.x + mark.width / 2, middle);
  await expect(preview).toBeVisible();
  await page.mouse.move(bar.x + bar.width * 0.6, middle);
  await expect(preview).toBeHidden();

  await page.getByRole('button', { name: say('player.moments') }).press('Enter');
  const list = page.getByRole('dialog', { name: say('player.moments') });
  const moment = list.getByRole('button', { name: /Overtime winner/ });
  await expect(moment).toContainText(`${tag} · Own words`);
});

test('a recording offers to continue where the viewer stopped, or to start again', async ({ page, demo }) => {
  const row = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
  await page.goto(`/watch/${row.id}`);
  await pressPlay(page);
  await expectFramesAdvance(page);
  await page.keyboard.press('5');
  await expectFramesAdvance(page);
  await page.keyboard.press('k');
  await page.reload();
  const goOn = page.getByRole('button', { name: /^Continue from \d/ });
  await goOn.click();
  await expectFramesAdvance(page);
  expect(await videoTime(page)).toBeGreaterThan(row.planned * 0.49);
  await page.keyboard.press('k');
  await page.reload();
  await expect(goOn).toBeVisible();
  await page.getByRole('button', { name: say('player.startOver') }).click();
  await expectFramesAdvance(page);
  expect(await videoTime(page)).toBeLessThan(60);
});

test('a viewer who joins a live game late can go back, and returns to live with one press', async ({
  page,
  demo,
}) => {
  const row = eventLike(demo.world, { status: 'live', type: 'free' });
  await page.goto(`/watch/${row.id}`);
  await pressPlay(page);
  await expectFramesAdvance(page);
  const live = await videoTime(page);
  await page.getByRole('button', { name: /^(From the beginning|From \d+:\d\d ago)$/ }).click();
  await expectFramesAdvance(page);
  expect(await videoTime(page)).toBeLessThan(live - 60);

  // The player resumes at the earlier position after a reload.
  await page.keyboard.press('k');
  await page.reload();
  await pressPlay(page);
  await expect(page.getByText(say('player.resumedLive'))).toBeVisible();
  await expectFramesAdvance(page);
  await page
    .getByRole('button', { name: /^Go to live/ })
    .last()
    .press('Enter');
  await expect(page.locator('[data-live-edge=at]')).toBeAttached();
  await expectFramesAdvance(page);
});
