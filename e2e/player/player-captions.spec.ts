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

  test('size, colour and background of captions follow the choice in the settings, also after a reload', async ({
    page,
  }) => {
    const line = page.locator('[data-captions] p span').first();
    const look = async () => {
      await expect(line).toBeVisible({ timeout: LOOP_MS });
      return line.evaluate((element) => {
        const { color, fontSize, backgroundColor, textShadow } = getComputedStyle(element);
        return { color, size: Number.parseFloat(fontSize), backgroundColor, outlined: textShadow !== 'none' };
      });
    };
    await start(page, { props: { source: recording(), startAt: 24 } });
    await page.keyboard.press('c');
    const before = await look();
    expect(before).toMatchObject({ color: 'rgb(255, 255, 255)', outlined: false });

    await openSettings(page);
    await page.getByText('Caption style', { exact: true }).click();
    const choose = (group: string, choice: string) =>
      page.getByRole('group', { name: group }).getByRole('radio', { name: choice }).check();
    await choose('Size', 'Large');
    await choose('Color', 'Yellow');
    await choose('Background', 'None');
    const chosen = await look();
    expect(chosen).toMatchObject({
      ...{ color: 'rgb(255, 228, 92)', backgroundColor: 'rgba(0, 0, 0, 0)', outlined: true },
    });
    expect(chosen.size).toBeCloseTo(before.size * 1.5, 1);
    await choose('Background', 'Black');
    expect(await look()).toEqual({ ...chosen, backgroundColor: 'rgb(0, 0, 0)', outlined: false });

    await page.reload();
    await play(page);
    expect(await look()).toEqual({ ...chosen, backgroundColor: 'rgb(0, 0, 0)', outlined: false });
    await openSettings(page);
    await page.getByText('Caption style', { exact: true }).click();
    for (const [group, choice] of [
      ['Size', 'Large'],
      ['Color', 'Yellow'],
      ['Background', 'Black'],
    ] as const)
      await expect(
        page.getByRole('group', { name: group }).getByRole('radio', { name: choice }),
      ).toBeChecked();
  });

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
