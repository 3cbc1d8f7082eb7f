import { test as base, expect, type Page } from '@playwright/test';
import type { VideoSource } from '../../src/player/types';
import type { PageRequest } from './player-page';
import { type PlayerPageServer, servePlayerPage } from './serve-player-page';

/** Serves the player on a separate page, with the real header rules. */
export const test = base.extend<object, { site: PlayerPageServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other one
    async ({}, use) => {
      const site = await servePlayerPage();
      await use(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

export const LIVE: VideoSource = {
  type: 'video',
  url: '/media/live/4021/master.m3u8',
  mimeType: 'application/x-mpegURL',
  live: true,
  duration: null,
  captions: [],
  thumbnailsUrl: null,
  camera: null,
  expiresAt: null,
};
export const recording = (seconds = 600): VideoSource => ({
  ...LIVE,
  url: `/media/vod/4021/master.m3u8?seconds=${seconds}`,
  live: false,
  captions: (['en', 'fr'] as const).map((language) => ({
    language,
    label: language === 'en' ? 'English' : 'Français',
    url: `/media/vod/4021/captions-${language}.vtt?seconds=${seconds}`,
    isDefault: false,
  })),
});
export const PREROLL = { id: 31, url: '/media/files/preroll.mp4', skipAfter: 2 };

/** Opens the page and returns a list of its problems. A breach of the content policy is added to the list. */
export async function open(page: Page, request: PageRequest): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      problems.push(message.text());
  });
  await page.goto(`/?ask=${encodeURIComponent(JSON.stringify(request))}`);
  return problems;
}

export const play = (page: Page) =>
  page
    .getByRole('button', { name: /^(Play|Lecture|Continue from .*|Reprendre à .*)$/ })
    .first()
    .click();
export const time = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? -1);
export const paused = (page: Page) => page.evaluate(() => document.querySelector('video')?.paused ?? true);
export const frames = (page: Page) =>
  page.evaluate(() => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0);
export const callsOf = (page: Page, name: string) =>
  page.evaluate((wanted) => window.playerPage.calls.filter((call) => call.name === wanted), name);
export const logged = async (page: Page, type: string) =>
  (await callsOf(page, 'log')).filter(({ argument: entry }) => (entry as { type: string }).type === type);
/** Retries, because on a busy machine the controls may hide again before the click. */
export async function pressControl(page: Page, name: RegExp): Promise<void> {
  await expect(async () => {
    await wake(page);
    await page.getByRole('button', { name }).click({ timeout: 1_500 });
  }).toPass();
}
export const openSettings = (page: Page) => pressControl(page, /^(Settings|Réglages)$/);
export const wake = (page: Page) => page.mouse.move(300 + Math.random() * 20, 200);

/** Returns the seconds that are buffered from the start. */
export const buffered = (page: Page) =>
  page.evaluate(() => {
    const ranges = document.querySelector('video')?.buffered;
    return ranges && ranges.length > 0 ? ranges.end(0) : 0;
  });

/** Lets a video buffer without showing a frame, if it is played in the given way. */
export async function stallStart(page: Page, playedBy: 'native' | 'Media Source'): Promise<void> {
  await page.addInitScript((byMediaSource) => {
    const stalls = ({ currentSrc }: HTMLVideoElement) => currentSrc.startsWith('blob:') === byMediaSource;
    const { requestVideoFrameCallback } = HTMLVideoElement.prototype;
    HTMLVideoElement.prototype.requestVideoFrameCallback = function (shown) {
      return stalls(this) ? 0 : requestVideoFrameCallback.call(this, shown);
    };
    const hold = ({ target }: Event) => {
      if (target instanceof HTMLVideoElement) target.playbackRate = stalls(target) ? 0 : 1;
    };
    document.addEventListener('play', hold, true);
  }, playedBy === 'Media Source');
}

export async function expectFramesAdvance(page: Page): Promise<void> {
  const before = await frames(page);
  await expect.poll(() => frames(page), { timeout: 20_000 }).toBeGreaterThan(before + 10);
}

export async function start(page: Page, request: PageRequest): Promise<string[]> {
  const problems = await open(page, request);
  await play(page);
  await expectFramesAdvance(page);
  return problems;
}
