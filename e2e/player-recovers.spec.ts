import { expect } from '@playwright/test';
import {
  LIVE,
  logged,
  open,
  play,
  recording,
  start,
  test,
  time,
  told,
  watching,
} from '../tools/player-page/steps';
import { installClock, passTime, skipPausesUntil } from './page-clock';
import { shows } from './shows';

test.describe.configure({ mode: 'default', timeout: 60_000 });

test.beforeEach(({ page }) => installClock(page));

test.describe('recovers', () => {
  test('from a network that is away for a while', async ({ page, context }) => {
    await start(page, { props: { source: recording(), startAt: 30 } });
    // Cut for the browser's own store of files, too.
    await page.route('**/media/**', (route) => route.abort());
    await context.setOffline(true);
    await page.keyboard.press('5');
    await expect(page.getByText(/You are offline/)).toBeVisible({ timeout: 15_000 });
    await passTime(page, 3);
    await page.unroute('**/media/**');
    await context.setOffline(false);
    await watching(page);
    expect(await time(page)).toBeGreaterThan(295);
    await expect(page.getByText(/You are offline/)).toBeHidden();
  });

  test('and plays on, from lists and pieces that fail for a while', async ({ page }) => {
    await start(page, { props: { source: recording(), startAt: 30 } });
    await page.route('**/media/**', (route) => route.fulfill({ status: 503 }));
    await page.keyboard.press('5');
    const errors = async () => (await logged(page, 'error')).length;
    await skipPausesUntil(page, async () => (await errors()) > 2);
    await expect(page.getByText('Reconnecting…')).toBeVisible();
    await expect(page.locator('[data-control="play"]')).toHaveAccessibleName('Pause');
    await page.unroute('**/media/**');
    await watching(page);
    expect(await time(page)).toBeGreaterThan(295);
  });

  test('from a stall, with a fresh source', async ({ page }) => {
    const late = /\/hls\/\w+-0[4-9]\.ts$/;
    await page.route(late, () => {});
    const stuck = { ...recording(), url: '/media/vod/1/master.m3u8' };
    await open(page, { props: { source: stuck, startAt: 5 }, sources: [recording()] });
    await play(page);
    await expect.poll(() => time(page), { timeout: 20_000 }).toBeGreaterThan(6);
    await page.waitForFunction(() => document.querySelector('video')?.readyState === 2);
    await passTime(page, 9);
    await expect.poll(async () => (await told(page, 'refresh')).length).toBeGreaterThan(0);
    await page.unroute(late);
    await expect.poll(() => time(page), { timeout: 30_000 }).toBeGreaterThan(10);
    expect((await logged(page, 'stall')).length).toBeGreaterThan(0);
  });

  test('from an address that has expired', async ({ page }) => {
    await page.route('**/vod/9/**', (route) => route.fulfill({ status: 403 }));
    const expired = { ...recording(), url: '/media/vod/9/master.m3u8' };
    await open(page, { props: { source: expired, autoPlay: true }, sources: [recording()] });
    await watching(page);
    expect((await logged(page, 'error')).length).toBeGreaterThan(0);
  });

  test('live, at the edge', async ({ page, context }) => {
    const behind = () => page.evaluate(() => window.playerPage.behind());
    await start(page, { props: { source: LIVE } });
    await context.setOffline(true);
    await expect.poll(behind, { timeout: 30_000 }).toBeGreaterThan(14);
    await context.setOffline(false);
    await watching(page);
    await expect.poll(behind).toBeLessThan(10);
  });

  test(
    'or says so, in the words of the channel, and tries again when asked',
    shows('text of the player'),
    async ({ page, baseURL }) => {
      await page.route('**/gone.mp4', (route) => route.fulfill({ status: 404 }));
      const source = { ...recording(), url: '/media/gone.mp4', mimeType: 'video/mp4', captions: [] };
      await open(page, { props: { source, autoPlay: true } });
      const alert = page.getByRole('alert');
      await skipPausesUntil(page, alert);
      await expect(alert).toContainText('Oops! We are currently experiencing technical difficulties');
      await page.route('**/gone.mp4', (route) =>
        route.continue({ url: `${baseURL}/media/files/recording.mp4` }),
      );
      await alert.getByRole('button', { name: 'Try again' }).click();
      await watching(page);
      await expect(alert).toBeHidden();
    },
  );

  test('a recording that is not there is not asked for long, and is called so', async ({ page }) => {
    await page.route('**/vod/**', (route) => route.fulfill({ status: 404 }));
    await open(page, { props: { source: recording(), autoPlay: true } });
    await skipPausesUntil(page, page.getByRole('alert'));
    await expect(page.getByRole('alert')).toContainText('The video could not be found.');
  });

  for (const [answer, code] of [
    [404, 'not-found 404'],
    [403, 'refused 403'],
    [503, 'network 503'],
    ['aborted', 'network'],
  ] as const)
    test(`a list that is ${answer} is told as ${code}, each time`, async ({ page }) => {
      await page.route('**/vod/**', (route) =>
        answer === 'aborted' ? route.abort() : route.fulfill({ status: answer }),
      );
      await open(page, { props: { source: recording(), autoPlay: true } });
      await page.waitForFunction(() => 'playerPage' in window);
      const errors = () => logged(page, 'error');
      await skipPausesUntil(page, async () => (await errors()).length > 2);
      const codes = (await errors()).map(({ told: entry }) => (entry as { code: string }).code);
      expect(new Set(codes)).toEqual(new Set([code]));
    });

  test('when its own code could not be had', async ({ page }) => {
    await page.route('**/assets/engine-*.js', (route) => route.abort());
    await open(page, { props: { source: recording() } });
    await expect(page.getByRole('alert')).toContainText('The player could not be loaded');
  });
});
