import type { Page } from '@playwright/test';
import { eventLike, withoutPrerolls } from '../../mocks/choose-event.ts';
import type { World } from '../../mocks/store/world.ts';
import { expect, test } from '../steps/demo-channel.ts';
import { installClock, waitUntilQuiet } from '../steps/page-clock.ts';
import { sayIn } from '../steps/say.ts';
import { returning, unrenderedPath } from '../steps/visitor.ts';
import { expectFramesAdvance, pressPlay } from '../steps/watch-steps.ts';

const say = sayIn('en');

test.beforeEach(({ page }) => returning(page));

const playButton = (page: Page) => page.getByRole('button', { name: say('player.play'), exact: true });
const video = (page: Page) =>
  page.evaluate(() => {
    const { paused, muted } = document.querySelector('video') ?? { paused: true, muted: null };
    return { paused, muted };
  });
const recorded = (world: World) => eventLike(world, { status: 'finished', recording: 'ready', type: 'free' });

/** Presses the event's card in the list of recordings. */
async function pressCard(page: Page, id: number): Promise<void> {
  await page.goto('/vod');
  await page.getByRole('main').locator(`h2 a[href="/watch/${id}"]`).click();
  await expect(page).toHaveURL(`/watch/${id}`);
}

/** Applies the autoplay rule of real browsers, which the headless browser of these tests does not apply. */
const blockSound = (page: Page) =>
  page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    let pressed = false;
    document.addEventListener('pointerdown', ({ target }) => {
      pressed = target instanceof Element && target.closest('button') !== null;
    });
    HTMLMediaElement.prototype.play = function () {
      if (this.muted || pressed) return play.call(this);
      return Promise.reject(new DOMException('press first', 'NotAllowedError'));
    };
  });

test('pressing a card opens its event and plays it with sound, without a second press', async ({
  page,
  demo,
}) => {
  withoutPrerolls(demo.world);
  await pressCard(page, recorded(demo.world).id);
  await expectFramesAdvance(page);
  expect(await video(page)).toEqual({ paused: false, muted: false });
  await expect(page.getByRole('button', { name: say('player.unmuteCall') })).toHaveCount(0);
});

test('pressing an event’s card plays its preroll first and then the game', async ({ page, demo }) => {
  const { settings } = demo.world.catalogue;
  settings.prerolls = settings.prerolls.filter(({ id }) => id === 5);
  const phase = page.getByRole('main').locator('[data-phase]');
  await pressCard(page, recorded(demo.world).id);
  await expect(phase).toHaveAttribute('data-phase', 'preroll');
  await expectFramesAdvance(page);
  await expect(phase).toHaveAttribute('data-phase', 'content', { timeout: 30_000 });
  await expectFramesAdvance(page);
});

test('if the browser refuses sound, the video plays muted and one press turns the sound on', async ({
  page,
  demo,
}) => {
  withoutPrerolls(demo.world);
  await blockSound(page);
  await pressCard(page, recorded(demo.world).id);
  await expectFramesAdvance(page);
  expect(await video(page)).toEqual({ paused: false, muted: true });
  await page.getByRole('button', { name: say('player.unmuteCall') }).click();
  expect(await video(page)).toEqual({ paused: false, muted: false });
  await expect(page.getByRole('button', { name: say('player.unmuteCall') })).toHaveCount(0);
});

test('an event opened by its address waits for a press, or starts muted once autoplay was chosen', async ({
  page,
  demo,
}) => {
  withoutPrerolls(demo.world);
  await page.goto(`/watch/${recorded(demo.world).id}`);
  await playButton(page).first().click();
  await expectFramesAdvance(page);
  await page.getByRole('button', { name: say('player.settings'), exact: true }).press('Enter');
  await page.getByRole('checkbox', { name: say('player.autoplay') }).check();
  await page.reload();
  await expectFramesAdvance(page);
  expect(await video(page)).toEqual({ paused: false, muted: true });
  await page.getByRole('button', { name: say('player.unmuteCall') }).click();
  expect(await video(page)).toEqual({ paused: false, muted: false });
});

test('with data saver no video plays before a press, and automatic quality uses the lower half', async ({
  page,
  demo,
}) => {
  withoutPrerolls(demo.world);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await pressCard(page, recorded(demo.world).id);
  await expect(playButton(page).first()).toBeVisible();
  expect((await video(page)).paused).toBe(true);
  await playButton(page).first().click();
  await expectFramesAdvance(page);
  await page.keyboard.press('5');
  await expectFramesAdvance(page);
  await expect
    .poll(() => page.evaluate(() => document.querySelector('video')?.videoHeight), { timeout: 12_000 })
    .toBe(234);
});

test('data saver that is chosen in the settings lasts after a reload, and plays the small quality', async ({
  page,
  demo,
}) => {
  withoutPrerolls(demo.world);
  const height = () => page.evaluate(() => document.querySelector('video')?.videoHeight);
  const dataUse = page.getByRole('group', { name: say('player.dataUse') });
  const openSettings = () =>
    page.getByRole('button', { name: say('player.settings'), exact: true }).press('Enter');
  await page.goto(`/watch/${recorded(demo.world).id}`);
  await pressPlay(page);
  await expectFramesAdvance(page);
  await expect.poll(height, { timeout: 30_000 }).toBe(360);
  await openSettings();
  await expect(dataUse.getByRole('radio', { name: say('player.dataBest') })).toBeChecked();
  await dataUse.getByRole('radio', { name: say('player.dataSaver') }).check();

  await page.reload();
  await pressPlay(page);
  await expectFramesAdvance(page);
  await openSettings();
  await expect(dataUse.getByRole('radio', { name: say('player.dataSaver') })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.keyboard.press('5');
  await expectFramesAdvance(page);
  await expect.poll(height, { timeout: 30_000 }).toBe(234);
});

const isPlayer = (url: string) => url.includes('/assets/videojs-http-streaming');

const chooseAutoplay = (page: Page) =>
  page.addInitScript(() => {
    const until = Date.now() + 1e9;
    localStorage.setItem('rudy_player', JSON.stringify({ value: { autoplay: true }, until }));
  });

test('a recording that starts automatically loads its player before the lists of its page', async ({
  page,
  demo,
}) => {
  const isList = (url: string) => url.includes('/api/events?team=');
  const seen: string[] = [];
  page.on('request', (request) => {
    if (isPlayer(request.url()) || isList(request.url())) seen.push(request.url());
  });
  await chooseAutoplay(page);
  await page.goto(unrenderedPath(`/watch/${recorded(demo.world).id}`));
  await expect.poll(() => seen.some(isPlayer) && seen.some(isList)).toBe(true);
  expect(isPlayer(seen[0] ?? '')).toBe(true);
});

test('a recording that waits for a press loads its player once its poster has loaded', async ({
  page,
  demo,
}) => {
  const { id } = recorded(demo.world);
  const seen: ('poster' | 'player')[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith(`/media/poster-${id}.webp`)) seen.push('poster');
  });
  page.on('request', (request) => {
    if (isPlayer(request.url())) seen.push('player');
  });
  await page.goto(unrenderedPath(`/watch/${id}`));
  await expect.poll(() => seen).toContain('player');
  expect(seen[0]).toBe('poster');
});

test('a viewer without access loads no player, even if videos start automatically', async ({
  page,
  demo,
}) => {
  const paid = eventLike(demo.world, { status: 'finished', recording: 'ready', type: 'paid' });
  let loaded = false;
  page.on('request', (request) => {
    loaded ||= isPlayer(request.url());
  });
  await chooseAutoplay(page);
  await installClock(page);
  await page.goto(`/watch/${paid.id}`);
  await waitUntilQuiet(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loaded).toBe(false);
});
