import { expect, type Locator, type Page } from '@playwright/test';
import {
  expectFramesAdvance,
  open,
  openSettings,
  paused,
  play,
  recording,
  start,
  test,
  time,
  wake,
} from '../../tools/player-page/steps';
import { expectAccessible } from '../steps/visitor';

test.describe.configure({ mode: 'default', timeout: 60_000 });

/** This is longer than the controls stay visible over an untouched video. */
const IDLE_MS = 3_500;

test('keyboard focus moves from the large Play button to the Pause button when playback starts', async ({
  page,
}) => {
  await open(page, { props: { source: recording() } });
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeFocused();
  await expect.poll(() => paused(page)).toBe(false);
});

test('keys work inside the player as the help sheet says, and have no effect inside a text field', async ({
  page,
}) => {
  await start(page, { props: { source: recording() } });
  const player = page.getByRole('region', { name: /Video player/ });
  await player.focus();
  const video = () =>
    page.evaluate(() => {
      const { volume, muted } = document.querySelector('video') ?? {};
      return { volume, muted };
    });
  await page.keyboard.press('Space');
  await expect.poll(() => paused(page)).toBe(true);
  await page.keyboard.press('5');
  await expect.poll(() => time(page)).toBeCloseTo(300, 0);
  await page.keyboard.press('l');
  await expect.poll(() => time(page)).toBeCloseTo(310, 0);
  await page.keyboard.press('j');
  await expect.poll(() => time(page)).toBeCloseTo(300, 0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => time(page)).toBeCloseTo(305, 0);
  const before = await time(page);
  await page.keyboard.press('.');
  await expect.poll(async () => (await time(page)) - before).toBeCloseTo(1 / 30, 2);
  await page.keyboard.press(',');
  await expect.poll(async () => (await time(page)) - before).toBeCloseTo(0, 2);
  await page.keyboard.press('Home');
  await expect.poll(() => time(page)).toBe(0);
  await page.keyboard.press('End');
  await expect.poll(() => time(page)).toBeGreaterThan(599);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await video()).volume).toBeCloseTo(0.95);
  await page.keyboard.press('m');
  await expect.poll(async () => (await video()).muted).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('SECTION');
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('m');
  expect((await video()).muted).toBe(true);
  await sheet.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('m');
  expect((await video()).muted).toBe(true);

  await page.getByLabel('A field of the page').fill('');
  await page.getByLabel('A field of the page').pressSequentially('k 5');
  await expect(page.getByLabel('A field of the page')).toHaveValue('k 5');
  expect(await time(page)).toBeGreaterThan(599);
});

test('the player restores volume and mute after a reload', async ({ page }) => {
  await start(page, { props: { source: recording() } });
  await page.getByRole('region', { name: /Video player/ }).focus();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('m');
  await page.reload();
  await play(page);
  await expectFramesAdvance(page);
  const { volume, muted } = await page.evaluate(() => {
    const video = document.querySelector('video');
    return { volume: video?.volume, muted: video?.muted };
  });
  expect(volume).toBeCloseTo(0.7);
  expect(muted).toBe(true);
});

test('the seek bar shows the time and the preview image at the pointer', async ({ page }) => {
  await page.route('**/thumbs.vtt', (route) =>
    route.fulfill({
      contentType: 'text/vtt',
      body: 'WEBVTT\n\n00:00.000 --> 05:00.000\nfiles/poster.jpg#xywh=0,0,160,90\n\n05:00.000 --> 10:00.000\nfiles/poster.jpg#xywh=160,90,160,90\n',
    }),
  );
  await start(page, { props: { source: { ...recording(), thumbnailsUrl: '/media/thumbs.vtt' } } });
  await wake(page);
  const box = await page.getByRole('slider', { name: 'Position' }).boundingBox();
  if (!box) throw new Error('there is no seek bar');
  // Wakes the controls first: a pointer that moves over hidden controls only shows them, and on a busy
  // machine they may hide again.
  await expect(async () => {
    await wake(page);
    await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2);
    await expect(page.getByText('7:30', { exact: true })).toBeVisible({ timeout: 1_500 });
  }).toPass();
  const picture = page.locator('[data-thumbnail]');
  await expect(picture).toHaveCSS('background-position', '-160px -90px');
  await expect(picture).toHaveCSS('background-image', /poster\.jpg/);
  await page.mouse.click(box.x + box.width * 0.75, box.y + box.height / 2);
  await expect.poll(() => time(page)).toBeGreaterThan(445);
});

/** Shows the controls by touch, and taps one. Retries, because they may hide again on a busy machine. */
async function tapControl(page: Page, name: string): Promise<void> {
  await expect(async () => {
    if ((await page.locator('[data-controls=shown]').count()) === 0) await page.touchscreen.tap(195, 60);
    await page.getByRole('button', { name, exact: true }).tap({ timeout: 1_500 });
  }).toPass();
}

async function expectWithinScreen(page: Page, part: Locator): Promise<void> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not on the page`);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
}

test.describe('the player’s controls on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } });

  test('a double tap on a side of the player seeks, and a single tap shows or hides the controls', async ({
    page,
  }) => {
    await page.clock.install();
    await start(page, { props: { source: recording(), startAt: 100 } });
    const stage = page.locator('[data-controls]');
    await page.clock.fastForward(IDLE_MS);
    await expect(stage).toHaveAttribute('data-controls', 'hidden');
    await page.touchscreen.tap(195, 80);
    await expect(stage).toHaveAttribute('data-controls', 'shown');
    await page.touchscreen.tap(195, 80);
    await expect(stage).toHaveAttribute('data-controls', 'hidden');
    const before = await time(page);
    await page.touchscreen.tap(350, 100);
    await page.touchscreen.tap(350, 100);
    await expect(page.getByText('Forward 10 seconds')).toBeVisible();
    await expect.poll(() => time(page)).toBeGreaterThan(before + 9);
    await page.touchscreen.tap(40, 100);
    await page.touchscreen.tap(40, 100);
    await expect(page.getByText('Back 10 seconds')).toBeVisible();
    await expect.poll(() => time(page)).toBeLessThan(before + 9);
    expect(await paused(page)).toBe(false);
  });

  test('on a phone, large visible buttons over the video go ten seconds back and forward', async ({
    page,
  }) => {
    await start(page, { props: { source: recording(), startAt: 100 } });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await tapControl(page, 'Pause');
    await expect.poll(() => paused(page)).toBe(true);
    const before = await time(page);
    for (const [name, seconds] of [
      ['Forward 10 seconds', 10],
      ['Forward 10 seconds', 20],
      ['Back 10 seconds', 10],
      ['Back 10 seconds', 0],
      ['Back 10 seconds', -10],
    ] as const) {
      await expect(button(name)).toBeVisible();
      await expect(button(name)).toHaveCSS('opacity', '1');
      const { width = 0, height = 0 } = (await button(name).boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await button(name).tap();
      await expect.poll(async () => (await time(page)) - before).toBeCloseTo(seconds, 1);
    }
  });

  test('on a phone the settings are opaque and within the screen, and their close button stays in view', async ({
    page,
  }) => {
    await start(page, { props: { source: recording() } });
    await tapControl(page, 'Settings');
    const sheet = page.getByRole('dialog', { name: 'Settings' });
    const close = sheet.getByRole('button', { name: 'Close the settings' });
    await expect(sheet.getByRole('group', { name: 'Data use' })).toBeVisible();
    await sheet.getByText('Caption style', { exact: true }).tap();
    await expect(sheet.getByRole('group', { name: 'Background' })).toBeVisible();
    await expect(sheet).toHaveCSS('background-color', /^rgb\(/);
    await expect(sheet).toHaveCSS('opacity', '1');
    for (const scroll of [0, 10_000]) {
      await sheet.evaluate((element, top) => element.scrollTo({ top }), scroll);
      await expectWithinScreen(page, sheet);
      await expectWithinScreen(page, close);
    }
    await close.tap();
    await expect(sheet).toBeHidden();
  });
});

test('a click on the video plays and pauses, and the controls hide when the mouse is idle', async ({
  page,
}) => {
  await page.clock.install();
  await start(page, { props: { source: recording() } });
  const stage = page.locator('[data-controls]');
  await page.clock.fastForward(IDLE_MS);
  await expect(stage).toHaveAttribute('data-controls', 'hidden');
  await wake(page);
  await expect(stage).toHaveAttribute('data-controls', 'shown');
  await page.locator('[data-surface]').click();
  await expect.poll(() => paused(page)).toBe(true);
  await page.clock.fastForward(2 * IDLE_MS);
  await expect(stage).toHaveAttribute('data-controls', 'shown');
});

test('the player has no accessibility violations when paused, playing, in the menu or failed', async ({
  page,
}) => {
  const check = () => expectAccessible(page, { only: 'section' });
  await open(page, { props: { source: recording() } });
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await check();
  await play(page);
  await expectFramesAdvance(page);
  await wake(page);
  await check();
  await openSettings(page);
  await check();
  await open(page, { props: { source: null }, sources: [null] });
  await expect(page.getByText('The stream has not started yet')).toBeVisible();
  await check();
});
