import { expect } from '@playwright/test';
import {
  buffered,
  callsOf,
  expectFramesAdvance,
  LIVE,
  logged,
  open,
  play,
  recording,
  stallStart,
  start,
  test,
  time,
} from '../../tools/player-page/steps';
import { installClock, passTime, skipPausesUntil } from '../steps/page-clock';
import { shows } from '../steps/shows';

test.describe.configure({ mode: 'default', timeout: 60_000 });

test.beforeEach(({ page }) => installClock(page));

test.describe('recovery of the player', () => {
  test('the player recovers from a network that is down for a while', async ({ page, context }) => {
    await start(page, { props: { source: recording(), startAt: 30 } });
    // Aborting the requests also disables the browser's own cache.
    await page.route('**/media/**', (route) => route.abort());
    await context.setOffline(true);
    await page.keyboard.press('5');
    await expect(page.getByText(/You are offline/)).toBeVisible({ timeout: 15_000 });
    await passTime(page, 3);
    await page.unroute('**/media/**');
    await context.setOffline(false);
    await expectFramesAdvance(page);
    expect(await time(page)).toBeGreaterThan(295);
    await expect(page.getByText(/You are offline/)).toBeHidden();
  });

  test('the player recovers when playlists and segments fail for a while', async ({ page }) => {
    await start(page, { props: { source: recording(), startAt: 30 } });
    await page.route('**/media/**', (route) => route.fulfill({ status: 503 }));
    await page.keyboard.press('5');
    const errors = async () => (await logged(page, 'error')).length;
    await skipPausesUntil(page, async () => (await errors()) > 2);
    await expect(page.getByText('Reconnecting…')).toBeVisible();
    await expect(page.locator('[data-control="play"]')).toHaveAccessibleName('Pause');
    await page.unroute('**/media/**');
    await expectFramesAdvance(page);
    expect(await time(page)).toBeGreaterThan(295);
  });

  test('the player recovers from a stall by reloading its source', async ({ page }) => {
    const late = /\/hls\/\w+-0[4-9]\.ts$/;
    await page.route(late, () => {});
    const stuck = { ...recording(), url: '/media/vod/1/master.m3u8' };
    await open(page, { props: { source: stuck, startAt: 5 }, sources: [recording()] });
    await play(page);
    await expect.poll(() => time(page), { timeout: 20_000 }).toBeGreaterThan(6);
    await page.waitForFunction(() => document.querySelector('video')?.readyState === 2);
    await passTime(page, 9);
    await expect.poll(async () => (await callsOf(page, 'refresh')).length).toBeGreaterThan(0);
    await page.unroute(late);
    await expect.poll(() => time(page), { timeout: 30_000 }).toBeGreaterThan(10);
    expect((await logged(page, 'stall')).length).toBeGreaterThan(0);
  });

  test('the player falls back to native playback if the start stalls through Media Source', async ({
    page,
  }) => {
    await stallStart(page, 'Media Source');
    await open(page, { props: { source: recording() } });
    await play(page);
    await expect.poll(() => buffered(page), { timeout: 20_000 }).toBeGreaterThan(2);
    await passTime(page, 5);
    await expect(page.getByText(/The video isn’t starting/)).toBeHidden();
    await passTime(page, 3);
    await expectFramesAdvance(page);
    expect(await page.evaluate(() => document.querySelector('video')?.src)).toMatch(/master\.m3u8/);
    await expect(page.getByText(/The video isn’t starting/)).toBeHidden();
  });

  test('the player recovers from an expired stream address', async ({ page }) => {
    await page.route('**/vod/9/**', (route) => route.fulfill({ status: 403 }));
    const expired = { ...recording(), url: '/media/vod/9/master.m3u8' };
    await open(page, { props: { source: expired, autoPlay: true }, sources: [recording()] });
    await expectFramesAdvance(page);
    expect((await logged(page, 'error')).length).toBeGreaterThan(0);
  });

  test('the player resumes a live stream at the live edge after recovering', async ({ page, context }) => {
    const behind = () => page.evaluate(() => window.playerPage.behind());
    await start(page, { props: { source: LIVE } });
    await context.setOffline(true);
    await expect.poll(behind, { timeout: 30_000 }).toBeGreaterThan(14);
    await context.setOffline(false);
    await expectFramesAdvance(page);
    await expect.poll(behind).toBeLessThan(10);
  });

  test(
    'a player that can’t recover shows the channel’s message, and tries again on request',
    shows('text of the player'),
    async ({ page, baseURL }) => {
      await page.route('**/gone.mp4', (route) => route.fulfill({ status: 404 }));
      const source = { ...recording(), url: '/media/gone.mp4', mimeType: 'video/mp4', captions: [] };
      await open(page, { props: { source, autoPlay: true } });
      const alert = page.getByRole('alert');
      await skipPausesUntil(page, alert);
      await expect(alert).toContainText('Oops! We are currently experiencing technical difficulties');
      await page.route('**/gone.mp4', (route) =>
        route.continue({ url: `${baseURL}/media/download/4021/recording.mp4` }),
      );
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expectFramesAdvance(page);
      await expect(alert).toBeHidden();
    },
  );

  test('a recording that does not exist is retried only briefly and then reported as missing', async ({
    page,
  }) => {
    await page.route('**/vod/**', (route) => route.fulfill({ status: 404 }));
    await open(page, { props: { source: recording(), autoPlay: true } });
    await skipPausesUntil(page, page.getByRole('alert'));
    await expect(page.getByRole('alert')).toContainText('The video could not be found.');
  });

  for (const [status, code] of [
    [404, 'not-found 404'],
    [403, 'refused 403'],
    [503, 'network 503'],
    ['aborted', 'network'],
  ] as const)
    test(`the player reports ${code} on every try for a playlist that is ${status}`, async ({ page }) => {
      await page.route('**/vod/**', (route) =>
        status === 'aborted' ? route.abort() : route.fulfill({ status }),
      );
      await open(page, { props: { source: recording(), autoPlay: true } });
      await page.waitForFunction(() => 'playerPage' in window);
      const errors = () => logged(page, 'error');
      await skipPausesUntil(page, async () => (await errors()).length > 2);
      const codes = (await errors()).map(({ argument: entry }) => (entry as { code: string }).code);
      expect(new Set(codes)).toEqual(new Set([code]));
    });

  test('the player shows an error if its own code fails to load', async ({ page }) => {
    await page.route('**/assets/engine-*.js', (route) => route.abort());
    await open(page, { props: { source: recording() } });
    await expect(page.getByRole('alert')).toContainText('The player couldn’t be loaded');
  });
});
