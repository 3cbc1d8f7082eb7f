import { expect } from '@playwright/test';
import { openSettings, play, recording, start, test } from '../../tools/player-page/steps';

/** The test video repeats the same words every 24 seconds, so a slow device sees them on the next repeat. */
const LOOP_MS = 30_000;

test.describe.configure({ mode: 'default', timeout: 60_000 });

test.describe('captions of the player', () => {
  for (const [language, label, words] of [
    ['en', 'English', 'Number nine brings it out of the defensive zone.'],
    ['fr', 'Français', 'Le numéro neuf sort de sa zone.'],
  ] as const) {
    test(`the player shows captions in ${label} and remembers the choice`, async ({ page }) => {
      await start(page, { props: { source: recording(), startAt: 24 }, language });
      await openSettings(page);
      await page.getByRole('radio', { name: label }).check();
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-captions]').getByText(words)).toBeVisible({ timeout: LOOP_MS });
      await page.reload();
      await play(page);
      await expect(page.locator('[data-captions]').getByText(words)).toBeVisible({ timeout: LOOP_MS });
    });
  }

  test('the player also shows captions that are inside the stream', async ({ page }) => {
    const source = { ...recording(), url: '/media/files/hls/master.m3u8', captions: [] };
    await start(page, { props: { source } });
    await page.keyboard.press('c');
    await expect(page.locator('[data-captions] p')).toBeVisible();
    await page.keyboard.press('c');
    await expect(page.locator('[data-captions] p')).toBeHidden();
  });

  test('the player does not fetch captions that are off', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await start(page, { props: { source: recording() } });
    expect(requested.filter((url) => new URL(url).pathname.endsWith('.vtt'))).toEqual([]);
  });
});
