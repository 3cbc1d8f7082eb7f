import type { Page } from '@playwright/test';
import { eventLike, withoutPrerolls } from '../../mocks/choose-event.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { sayIn } from '../steps/say.ts';
import { expectAccessible, returning, signIn } from '../steps/visitor.ts';
import { expectFramesAdvance, pressPlay, videoTime } from '../steps/watch-steps.ts';

const say = sayIn('en');

test.beforeEach(async ({ page, demo }) => {
  await returning(page);
  withoutPrerolls(demo.world);
});

const persistentPlayer = (page: Page) => page.locator('[data-mode]');
const toSchedule = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Schedule' }).click();
const isPaused = (page: Page) => page.evaluate(() => document.querySelector('video')?.paused);
/** Counts how often the player is placed in the corner, also if nothing of it is painted. */
const countCorners = (page: Page) =>
  page.evaluate(() => {
    const count = ({ target }: MutationRecord) => Reflect.get(target, 'dataset').mode === 'corner';
    const seen = { corners: 0 };
    new MutationObserver((changes) => {
      seen.corners += changes.filter(count).length;
    }).observe(document.body, { attributeFilter: ['data-mode'], subtree: true });
    Object.assign(window, { seen });
  });
const markVideo = (page: Page) =>
  page.evaluate(() => document.querySelector('video')?.setAttribute('data-first', ''));

test('a game keeps playing in the corner of other screens, in the same player', async ({ page, demo }) => {
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('master.m3u8')) lists.push(request.url());
  });
  const row = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
  await page.goto(`/watch/${row.id}`);
  await pressPlay(page);
  await expectFramesAdvance(page);
  await markVideo(page);
  const loaded = lists.length;

  await toSchedule(page);
  await expect(persistentPlayer(page)).toHaveAttribute('data-mode', 'corner');
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  expect(await isPaused(page)).toBe(false);
  await expectFramesAdvance(page);
  await expect(page.locator('video[data-first]')).toHaveCount(1);
  await expect(page.locator('video')).toHaveCount(1);
  expect((await persistentPlayer(page).boundingBox())?.width).toBeLessThanOrEqual(360);

  await persistentPlayer(page)
    .getByRole('button', { name: say('player.pause'), exact: true })
    .click();
  expect(await isPaused(page)).toBe(true);
  await persistentPlayer(page)
    .getByRole('button', { name: say('player.play'), exact: true })
    .click();

  const time = await videoTime(page);
  await persistentPlayer(page).getByRole('link').click();
  await expect(page).toHaveURL(`/watch/${row.id}`);
  await expect(persistentPlayer(page)).toHaveAttribute('data-mode', 'stage');
  await expectFramesAdvance(page);
  await expect(page.locator('video[data-first]')).toHaveCount(1);
  expect(await videoTime(page)).toBeGreaterThanOrEqual(time);
  expect(lists).toHaveLength(loaded);
});

test('the corner can be closed, and a game that does not play does not move into it', async ({
  page,
  demo,
}) => {
  const row = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'free' });
  await page.goto(`/watch/${row.id}`);
  await page.locator('video').waitFor({ state: 'attached' });
  await countCorners(page);
  await toSchedule(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({ corners: 0 });
  await page.goBack();
  await pressPlay(page);
  await expectFramesAdvance(page);
  await toSchedule(page);
  await persistentPlayer(page)
    .getByRole('button', { name: /^Close / })
    .click();
  await expect(page.locator('video')).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
});

test('a game in the corner is paused and hidden while the viewer pays', async ({ page, demo }) => {
  await signIn(page, demo.world, 'fan@grandstand.test');
  const row = eventLike(demo.world, { status: 'live', type: 'free' });
  await page.goto(`/watch/${row.id}`);
  await pressPlay(page);
  await expectFramesAdvance(page);
  await page.getByRole('banner').getByRole('link', { name: 'Passes' }).click();
  await expect(persistentPlayer(page)).toHaveAttribute('data-mode', 'corner');
  await page.evaluate(() => history.pushState(null, '', '/buy?type=subscription&subscription_id=1'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(persistentPlayer(page)).toHaveAttribute('data-mode', 'held');
  await expect.poll(() => isPaused(page)).toBe(true);
  await expect(page.locator('video')).toBeHidden();
  await page.goBack();
  await expect(persistentPlayer(page)).toHaveAttribute('data-mode', 'corner');
  expect(await isPaused(page)).toBe(true);
});

test('a stream that fails in the corner shows an error there, and the corner still leads back to the game and can be closed', async ({
  page,
  demo,
}) => {
  test.slow();
  const row = eventLike(demo.world, { status: 'live', type: 'free' });
  await page.clock.install();
  await page.goto(`/watch/${row.id}`);
  await pressPlay(page);
  await expectFramesAdvance(page);
  await page.route('**/media/**', (route) =>
    route.fulfill({ status: 403, contentType: 'text/plain', body: 'no' }),
  );
  await toSchedule(page);
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(persistentPlayer(page).getByRole('alert')).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 60_000 });
  const message = persistentPlayer(page).getByRole('heading', { name: say('player.stateFailed') });
  const retry = persistentPlayer(page).getByRole('button', { name: say('player.tryAgain') });
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(retry).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  await expectAccessible(page);
  const title = await persistentPlayer(page).getByRole('link').locator('span').first().textContent();

  await persistentPlayer(page)
    .getByRole('link', { name: say('watch.cornerBack') })
    .click();
  await expect(page).toHaveURL(`/watch/${row.id}`);
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  await expect(message).toBeVisible();

  await page.unroute('**/media/**');
  await retry.click();
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(message).toBeHidden({ timeout: 200 });
  }).toPass();
  await expectFramesAdvance(page);
  await toSchedule(page);
  await persistentPlayer(page)
    .getByRole('button', { name: say('watch.cornerClose', { title: title ?? '' }) })
    .click();
  await expect(page.locator('video')).toHaveCount(0);
});

test('full screen offers the other live games, and remains when the viewer switches to one', async ({
  page,
  demo,
}) => {
  for (const event of demo.world.catalogue.events) event.type = 'free';
  const row = eventLike(demo.world, { status: 'live', type: 'free' });
  await page.goto(`/watch/${row.id}`);
  await pressPlay(page);
  await expectFramesAdvance(page);
  await page.keyboard.press('f');
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await expect.poll(isFull).toBe(true);
  await page.getByRole('button', { name: say('player.others'), exact: true }).press('Enter');
  const menu = page.getByRole('dialog', { name: say('player.others') });
  const game = menu.getByRole('listitem').getByRole('button').first();
  const title = await game.textContent();
  await game.click();
  await expect(page).not.toHaveURL(`/watch/${row.id}`);
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeAttached();
  await expectFramesAdvance(page);
  expect(await isFull()).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(isFull).toBe(false);
});
