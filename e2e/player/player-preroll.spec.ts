import { expect, type Page } from '@playwright/test';
import {
  callsOf,
  expectFramesAdvance,
  frames,
  open,
  PREROLL,
  play,
  recording,
  test,
  time,
} from '../../tools/player-page/steps';

test.describe.configure({ mode: 'default', timeout: 60_000 });

test.describe('playing prerolls', () => {
  test('a preroll plays once and can’t be seeked, and then the video starts at its position with the same volume', async ({
    page,
  }) => {
    await open(page, {
      props: { source: recording(), preroll: { ...PREROLL, skipAfter: null }, startAt: 60 },
    });
    await play(page);
    await expect(page.locator('[data-preroll=text]')).toHaveText(/Advertisement · \d s/);
    await expect(page.getByRole('slider', { name: 'Position' })).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('9');
    expect(await time(page)).toBeLessThan(4);
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('Shift+ArrowDown');
    await page.getByRole('region', { name: /Video player/ }).focus();
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-preroll=text]')).toBeHidden({ timeout: 20_000 });
    await expectFramesAdvance(page);
    expect(await time(page)).toBeGreaterThan(59);
    expect(await time(page)).toBeLessThan(75);
    expect(await page.evaluate(() => document.querySelector('video')?.volume)).toBeLessThan(0.7);
    expect(await callsOf(page, 'preroll')).toHaveLength(1);
    expect(await callsOf(page, 'firstFrame')).toHaveLength(1);
  });

  test('a preroll can be skipped only after the channel’s delay', async ({ page }) => {
    await open(page, { props: { source: recording(), preroll: PREROLL } });
    await play(page);
    await expect(page.getByRole('button', { name: /Skip in/ })).toBeDisabled();
    await page.getByRole('button', { name: 'Skip the ad' }).click();
    await expectFramesAdvance(page);
    await expect
      .poll(() => page.evaluate(() => document.querySelector('video')?.duration))
      .toBeGreaterThan(100);
  });

  for (const [name, fault] of [
    [
      'that is broken',
      (page: Page) => page.route('**/preroll.mp4', (route) => route.fulfill({ status: 404 })),
    ],
    [
      'that is no video',
      (page: Page) => page.route('**/preroll.mp4', (route) => route.fulfill({ body: 'x' })),
    ],
    ['that a blocker stops', (page: Page) => page.route('**/preroll.mp4', (route) => route.abort())],
    ['that never answers', (page: Page) => page.route('**/preroll.mp4', () => {})],
  ] as const) {
    test(`within five seconds the player gives up on a preroll ${name}`, async ({ page }) => {
      await fault(page);
      await open(page, { props: { source: recording(), preroll: PREROLL } });
      await play(page);
      const pressed = Date.now();
      await expect.poll(() => frames(page), { timeout: 10_000 }).toBeGreaterThan(10);
      expect(Date.now() - pressed).toBeLessThan(7_500);
      await expect
        .poll(() => page.evaluate(() => document.querySelector('video')?.duration))
        .toBeGreaterThan(100);
      expect(await callsOf(page, 'preroll')).toEqual([]);
    });
  }
});
