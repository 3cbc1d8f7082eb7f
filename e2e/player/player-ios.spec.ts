import { expect, type Page } from '@playwright/test';
import {
  buffered,
  LIVE,
  open,
  openSettings,
  play,
  pressControl,
  recording,
  stallStart,
  start,
  test,
  watching,
} from '../../tools/player-page/steps';
import { installClock, passTime } from '../steps/page-clock';

/*
 * What only Apple's devices have, simulated in Chromium, which plays HLS natively too: no Media Source or only
 * the managed one, full screen for video elements alone, and captions that the system draws there.
 */

test.describe.configure({ mode: 'default', timeout: 60_000 });

const VERSION = 'Version/18.5';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${VERSION} Mobile/15E148 Safari/604.1`;
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) ${VERSION} Safari/605.1.15`;

const source = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentSrc ?? '');
/** The modes of the captions' tracks; the system draws one that is `showing`. */
const captionModes = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelector('video')?.textTracks ?? [])
      .filter(({ kind }) => kind === 'captions')
      .map(({ mode }) => mode),
  );

/** Safari has no such list of brands, by which the library would know Chromium. */
const becomeSafari = (page: Page) =>
  page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'userAgentData'));

test.beforeEach(({ page }) => becomeSafari(page));

/** A phone without any Media Source, whose video elements alone go full screen. */
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

test.describe('a phone without Media Source', () => {
  test.use({ userAgent: IPHONE, viewport: { width: 390, height: 700 } });
  test.beforeEach(({ page }) => makePhone(page));

  test('a phone plays a recording natively, inside the page and without a choice of quality', async ({
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

  test('a phone plays a live game natively', async ({ page }) => {
    await start(page, { props: { source: LIVE } });
    expect(await source(page)).toContain('.m3u8');
  });

  test('on a phone the page draws captions, and the system draws them in its full screen', async ({
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

  test('thumbnails load where the browser loads the tracks', async ({ page }) => {
    const file = page.waitForRequest('**/thumbnails.vtt*');
    const thumbnailsUrl = '/media/vod/4021/thumbnails.vtt';
    await start(page, { props: { source: { ...recording(), thumbnailsUrl } } });
    await file;
  });
});

test.describe('Safari on a Mac', () => {
  test.use({ userAgent: MAC });

  test('Safari plays natively, and falls back to Media Source when the start stalls', async ({ page }) => {
    await installClock(page);
    await stallStart(page, 'native');
    await open(page, { props: { source: recording() } });
    await play(page);
    expect(await source(page)).toContain('.m3u8');
    await expect.poll(() => buffered(page), { timeout: 20_000 }).toBeGreaterThan(2);
    await passTime(page, 8);
    await watching(page);
    expect(await source(page)).toMatch(/^blob:/);
  });
});

test.describe('a phone with the managed Media Source alone', () => {
  test.use({ userAgent: IPHONE });

  test('a phone falls back to the managed Media Source when the native start stalls', async ({ page }) => {
    await installClock(page);
    await stallStart(page, 'native');
    await page.addInitScript(() => {
      // Chromium's, under the name that phones have, and with what it adds there.
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
    await watching(page);
    expect(await source(page)).toMatch(/^blob:/);
    expect(await page.evaluate(() => document.querySelector('video')?.disableRemotePlayback)).toBe(true);
  });
});
