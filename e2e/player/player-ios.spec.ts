import { expect, type Page } from '@playwright/test';
import {
  buffered,
  expectFramesAdvance,
  LIVE,
  open,
  openSettings,
  play,
  pressControl,
  recording,
  stallStart,
  start,
  test,
} from '../../tools/player-page/steps';
import { installClock, passTime } from '../steps/page-clock';

/*
 * Simulates in Chromium, which plays HLS natively too, what only Apple's devices have: no Media Source or
 * only the managed one, full screen only for video elements, and captions that the system draws in full
 * screen.
 */

test.describe.configure({ mode: 'default', timeout: 60_000 });

const VERSION = 'Version/18.5';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${VERSION} Mobile/15E148 Safari/604.1`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) ${VERSION} Safari/605.1.15`;

const source = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentSrc ?? '');
/** Returns the modes of the caption tracks. The system draws a track whose mode is `showing`. */
const captionModes = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelector('video')?.textTracks ?? [])
      .filter(({ kind }) => kind === 'captions')
      .map(({ mode }) => mode),
  );

/**
 * Removes the list of browser brands, which Safari does not have and by which the library would recognise
 * Chromium.
 */
const becomeSafari = (page: Page) =>
  page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'userAgentData'));

test.beforeEach(({ page }) => becomeSafari(page));

/** Simulates a phone without any Media Source, where only video elements can go full screen. */
async function makePhone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['MediaSource', 'WebKitMediaSource', 'ManagedMediaSource'])
      Reflect.deleteProperty(window, name);
    for (const name of ['requestFullscreen', 'webkitRequestFullscreen', 'webkitRequestFullScreen'])
      Reflect.deleteProperty(Element.prototype, name);
    Object.assign(HTMLVideoElement.prototype, {
      webkitEnterFullscreen(this: HTMLVideoElement) {
        this.dispatchEvent(new Event('webkitbeginfullscreen'));
      },
    });
  });
}

test.describe('the player on a phone without Media Source', () => {
  test.use({ userAgent: IPHONE, viewport: { width: 390, height: 700 } });
  test.beforeEach(({ page }) => makePhone(page));

  test('on a phone the player plays a recording natively, inside the page and without a choice of quality', async ({
    page,
  }) => {
    const problems = await start(page, { props: { source: recording() } });
    expect(await source(page)).toContain('.m3u8');
    await expect(page.locator('video')).toHaveJSProperty('playsInline', true);
    await openSettings(page);
    await expect(page.getByRole('group', { name: 'Captions' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Quality' })).toBeHidden();
    expect(problems).toEqual([]);
  });

  test('on a phone the player plays a live game natively', async ({ page }) => {
    await start(page, { props: { source: LIVE } });
    expect(await source(page)).toContain('.m3u8');
  });

  test('on a phone the page draws captions, except in full screen, where the system draws them', async ({
    page,
  }) => {
    await start(page, { props: { source: recording() } });
    await page.keyboard.press('c');
    await expect(page.locator('[data-captions] p')).toBeVisible({ timeout: 30_000 });
    expect(await captionModes(page)).toEqual(['hidden', 'disabled']);
    await pressControl(page, /^Full screen$/);
    await expect.poll(() => captionModes(page)).toEqual(['showing', 'disabled']);
    await page.evaluate(() =>
      document.querySelector('video')?.dispatchEvent(new Event('webkitendfullscreen')),
    );
    await expect.poll(() => captionModes(page)).toEqual(['hidden', 'disabled']);
  });

  test('captions that are off stay off in the system’s full screen', async ({ page }) => {
    await start(page, { props: { source: recording() } });
    await pressControl(page, /^Full screen$/);
    expect(await captionModes(page)).toEqual(['disabled', 'disabled']);
  });

  test('seek thumbnails load where the browser itself loads the stream’s tracks', async ({ page }) => {
    const file = page.waitForRequest('**/thumbnails.vtt*');
    const thumbnailsUrl = '/media/vod/4021/thumbnails.vtt';
    await start(page, { props: { source: { ...recording(), thumbnailsUrl } } });
    await file;
  });
});

test.describe('the player in Safari on a Mac', () => {
  test.use({ userAgent: MAC });

  test('in Safari the player plays natively, and falls back to Media Source if the start stalls', async ({
    page,
  }) => {
    await installClock(page);
    await stallStart(page, 'native');
    await open(page, { props: { source: recording() } });
    await play(page);
    expect(await source(page)).toContain('.m3u8');
    await expect.poll(() => buffered(page), { timeout: 20_000 }).toBeGreaterThan(2);
    await passTime(page, 8);
    await expectFramesAdvance(page);
    expect(await source(page)).toMatch(/^blob:/);
  });
});

test.describe('the player on a phone that has only the managed Media Source', () => {
  test.use({ userAgent: IPHONE });

  test('on a phone the player falls back to the managed Media Source if the native start stalls', async ({
    page,
  }) => {
    await installClock(page);
    await stallStart(page, 'native');
    await page.addInitScript(() => {
      // Offers Chromium's Media Source under the name that phones use, with the property that they add.
      class ManagedMediaSource extends MediaSource {
        readonly streaming = true;
      }
      Object.assign(window, { ManagedMediaSource });
      Reflect.deleteProperty(window, 'MediaSource');
    });
    await open(page, { props: { source: recording() } });
    await play(page);
    await expect.poll(() => buffered(page), { timeout: 20_000 }).toBeGreaterThan(2);
    await passTime(page, 8);
    await expectFramesAdvance(page);
    expect(await source(page)).toMatch(/^blob:/);
    expect(await page.evaluate(() => document.querySelector('video')?.disableRemotePlayback)).toBe(true);
  });
});
