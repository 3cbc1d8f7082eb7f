import { expect } from '@playwright/test';
import {
  expectFramesAdvance,
  LIVE,
  open,
  pressControl,
  start,
  test,
  time,
  wake,
} from '../../tools/player-page/steps';
import { shows } from '../steps/shows';

test.describe.configure({ mode: 'default', timeout: 60_000 });

test.describe('live playback', () => {
  test('live playback stays within ten seconds of the live edge', shows('watch live'), async ({ page }) => {
    await start(page, { props: { source: LIVE } });
    for (let look = 0; look < 8; look += 1) {
      const behind = await page.evaluate(() => window.playerPage.behind());
      expect(behind).not.toBeNull();
      expect(behind).toBeGreaterThan(0);
      expect(behind).toBeLessThan(10);
      const before = await time(page);
      await expect.poll(() => time(page)).toBeGreaterThan(before + 1);
    }
    await expect(page.locator('[data-live-edge=at]')).toBeAttached();
  });

  test(
    'live playback can seek back, shows how far it is behind, and returns to the live edge',
    shows('watch live'),
    async ({ page }) => {
      await start(page, { props: { source: LIVE } });
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await expectFramesAdvance(page);
      expect(await page.evaluate(() => window.playerPage.behind())).toBeGreaterThan(25);
      await wake(page);
      await expect(page.getByText(/^−0:(2|3)\d$/)).toBeVisible();
      await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute(
        'aria-valuetext',
        /behind live/,
      );
      await pressControl(page, /^Go to live/);
      await expectFramesAdvance(page);
      await expect.poll(() => page.evaluate(() => window.playerPage.behind())).toBeLessThan(10);
      await expect(page.locator('[data-live-edge=at]')).toBeAttached();
    },
  );

  test('live playback falls behind while it is paused', shows('watch live'), async ({ page }) => {
    await start(page, { props: { source: LIVE } });
    await page.keyboard.press('k');
    await expect(page.locator('[data-live-edge=behind]')).toBeVisible({ timeout: 15_000 });
  });

  test(
    'the player waits for a stream that has not started yet and then plays it',
    shows('watch live'),
    async ({ page }) => {
      await open(page, { props: { source: null, autoPlay: true }, sources: [null, LIVE] });
      await expect(page.getByText('The stream has not started yet')).toBeVisible();
      await expectFramesAdvance(page);
      await expect(page.getByText('The stream has not started yet')).toBeHidden();
    },
  );

  test(
    'the player waits for a live stream that does not exist yet',
    shows('watch live'),
    async ({ page }) => {
      await page.route('**/live/**', (route) => route.fulfill({ status: 404 }));
      await open(page, { props: { source: LIVE, autoPlay: true } });
      await expect(page.getByText('The stream has not started yet')).toBeVisible();
      await page.unroute('**/live/**');
      await expectFramesAdvance(page);
    },
  );
});
