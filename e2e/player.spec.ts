import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import type { VideoSource } from '../src/player/types';
import { countLeftovers, instrument } from './player-page/leftovers';
import type { Ask } from './player-page/player-page';
import { type PlayerPageServer, servePlayerPage } from './player-page/serve-player-page';

test.describe.configure({ mode: 'default', timeout: 60_000 });

let server: PlayerPageServer;
test.beforeAll(async () => {
  server = await servePlayerPage();
});
test.afterAll(() => server.close());

const LIVE: VideoSource = {
  type: 'video',
  url: '/media/live/4021/master.m3u8',
  mimeType: 'application/x-mpegURL',
  live: true,
  duration: null,
  captions: [],
  thumbnailsUrl: null,
  expiresAt: null,
};
const recording = (seconds = 600): VideoSource => ({
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
const PREROLL = { id: 31, url: '/media/files/preroll.mp4', skipAfter: 2 };

/** Opens the page; anything that the content policy refuses fails the test that looks. */
async function open(page: Page, ask: Ask): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      problems.push(message.text());
  });
  await page.goto(`${server.url}/?ask=${encodeURIComponent(JSON.stringify(ask))}`);
  return problems;
}

const play = (page: Page) =>
  page
    .getByRole('button', { name: /^(Play|Lecture)$/ })
    .first()
    .click();
const time = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? -1);
const paused = (page: Page) => page.evaluate(() => document.querySelector('video')?.paused ?? true);
const frames = (page: Page) =>
  page.evaluate(() => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0);
const told = (page: Page, name: string) =>
  page.evaluate((wanted) => window.playerPage.calls.filter((call) => call.name === wanted), name);
const logged = async (page: Page, type: string) =>
  (await told(page, 'log')).filter(({ told: entry }) => (entry as { type: string }).type === type);
/** On a busy machine the controls may be gone again before the press. */
async function openSettings(page: Page): Promise<void> {
  await expect(async () => {
    await wake(page);
    await page.getByRole('button', { name: /^(Settings|Réglages)$/ }).click({ timeout: 1_500 });
  }).toPass();
}
const wake = (page: Page) => page.mouse.move(300 + Math.random() * 20, 200);

async function watching(page: Page): Promise<void> {
  const before = await frames(page);
  await expect.poll(() => frames(page), { timeout: 20_000 }).toBeGreaterThan(before + 10);
}

async function start(page: Page, ask: Ask): Promise<string[]> {
  const problems = await open(page, ask);
  await play(page);
  await watching(page);
  return problems;
}

test('frames advance, under a strict content policy', async ({ page }) => {
  const problems = await start(page, { props: { source: recording() } });
  await watching(page);
  expect(problems).toEqual([]);
  expect(await page.locator('style').count()).toBe(0);
  const [first] = await logged(page, 'start');
  expect(first?.told).toHaveProperty('milliseconds');
  expect(Number(Object(first?.told).milliseconds)).toBeLessThan(10_000);
});

test('a preloaded manifest is fetched once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await start(page, { props: { source: recording() }, preload: true });
  expect(asked.filter((path) => path.endsWith('/master.m3u8'))).toHaveLength(1);
});

test.describe('live', () => {
  test('stays within ten seconds of the edge', async ({ page }) => {
    await start(page, { props: { source: LIVE } });
    for (let look = 0; look < 8; look += 1) {
      const behind = await page.evaluate(() => window.playerPage.behind());
      expect(behind).not.toBeNull();
      expect(behind).toBeGreaterThan(0);
      expect(behind).toBeLessThan(10);
      await page.waitForTimeout(1_000);
    }
    await expect(page.locator('[data-live-edge=at]')).toBeAttached();
  });

  test('goes back in the window, tells how far, and returns to the edge', async ({ page }) => {
    await start(page, { props: { source: LIVE } });
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await watching(page);
    expect(await page.evaluate(() => window.playerPage.behind())).toBeGreaterThan(25);
    await wake(page);
    await expect(page.getByText(/^−0:(2|3)\d$/)).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute(
      'aria-valuetext',
      /behind live/,
    );
    await page.getByRole('button', { name: 'Go to live' }).click();
    await watching(page);
    await expect.poll(() => page.evaluate(() => window.playerPage.behind())).toBeLessThan(10);
    await wake(page);
    await expect(page.locator('[data-live-edge=at]')).toBeVisible();
  });

  test('falls behind while it is paused', async ({ page }) => {
    await start(page, { props: { source: LIVE } });
    await page.keyboard.press('k');
    await expect(page.locator('[data-live-edge=behind]')).toBeVisible({ timeout: 15_000 });
  });

  test('one that has not begun is waited for, and begins by itself', async ({ page }) => {
    await open(page, { props: { source: null, autoPlay: true }, sources: [null, LIVE] });
    await expect(page.getByText('The stream has not started yet')).toBeVisible();
    await watching(page);
    await expect(page.getByText('The stream has not started yet')).toBeHidden();
  });

  test('so is one that is not found yet', async ({ page }) => {
    await page.route('**/live/**', (route) => route.fulfill({ status: 404 }));
    await open(page, { props: { source: LIVE, autoPlay: true } });
    await expect(page.getByText('The stream has not started yet')).toBeVisible();
    await page.unroute('**/live/**');
    await watching(page);
  });
});

test.describe('captions', () => {
  for (const [language, label, words] of [
    ['en', 'English', 'Number nine brings it out of his own end.'],
    ['fr', 'Français', 'Le numéro neuf sort de sa zone.'],
  ] as const) {
    test(`show in ${label}, and are remembered`, async ({ page }) => {
      await start(page, { props: { source: recording(), startAt: 24 }, language });
      await openSettings(page);
      await page.getByRole('radio', { name: label }).check();
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-captions]').getByText(words)).toBeVisible();
      await page.reload();
      await play(page);
      await expect(page.locator('[data-captions]').getByText(words)).toBeVisible();
    });
  }

  test('within the stream, too', async ({ page }) => {
    const source = { ...recording(), url: '/media/files/hls/master.m3u8', captions: [] };
    await start(page, { props: { source } });
    await page.keyboard.press('c');
    await expect(page.locator('[data-captions] p')).toBeVisible();
    await page.keyboard.press('c');
    await expect(page.locator('[data-captions] p')).toBeHidden();
  });

  test('that are off are not fetched', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await start(page, { props: { source: recording() } });
    expect(asked.filter((url) => new URL(url).pathname.endsWith('.vtt'))).toEqual([]);
  });
});

for (const [kind, source] of [
  ['recording', recording()],
  ['live stream', LIVE],
] as const)
  test(`a quality of a ${kind} can be chosen, and automatic again`, async ({ page }) => {
    await start(page, { props: { source } });
    await openSettings(page);
    const height = () => page.evaluate(() => document.querySelector('video')?.videoHeight);
    await page.getByRole('radio', { name: '234p' }).check();
    // At once, not when what is loaded has been played.
    await expect.poll(height, { timeout: 12_000 }).toBe(234);
    await page.getByRole('radio', { name: '360p', exact: true }).check();
    await expect.poll(height, { timeout: 12_000 }).toBe(360);
    await page.getByRole('radio', { name: /^Auto/ }).check();
    await expect(page.getByRole('radio', { name: 'Auto · 360p' })).toBeChecked();
    await watching(page);
  });

test('speed changes, and viewing time counts once', async ({ page }) => {
  await start(page, { props: { source: recording() } });
  await openSettings(page);
  await page.getByRole('radio', { name: '2×' }).check();
  await page.keyboard.press('Escape');
  const from = await time(page);
  await page.waitForTimeout(4_000);
  expect((await time(page)) - from).toBeGreaterThan(5);
  await page.keyboard.press('k');
  await expect.poll(() => paused(page)).toBe(true);
  const [first] = await told(page, 'firstFrame');
  const last = (await told(page, 'viewing')).at(-1);
  const seconds = Number(Object(last?.told).seconds);
  const wall = ((last?.at ?? 0) - (first?.at ?? 0)) / 1000;
  expect(Math.abs(seconds - wall)).toBeLessThan(0.4);
});

test.describe('a preroll', () => {
  test('runs once, cannot be sought, and the video follows with volume and place', async ({ page }) => {
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
    await watching(page);
    expect(await time(page)).toBeGreaterThan(59);
    expect(await time(page)).toBeLessThan(75);
    expect(await page.evaluate(() => document.querySelector('video')?.volume)).toBeLessThan(0.7);
    expect(await told(page, 'preroll')).toHaveLength(1);
    expect(await told(page, 'firstFrame')).toHaveLength(1);
  });

  test('can be skipped when the channel lets it, not before', async ({ page }) => {
    await open(page, { props: { source: recording(), preroll: PREROLL } });
    await play(page);
    await expect(page.getByRole('button', { name: /Skip in/ })).toBeDisabled();
    await page.getByRole('button', { name: 'Skip the ad' }).click();
    await watching(page);
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
    test(`${name} gives way within five seconds`, async ({ page }) => {
      await fault(page);
      await open(page, { props: { source: recording(), preroll: PREROLL } });
      await play(page);
      const pressed = Date.now();
      await expect.poll(() => frames(page), { timeout: 10_000 }).toBeGreaterThan(10);
      expect(Date.now() - pressed).toBeLessThan(7_500);
      await expect
        .poll(() => page.evaluate(() => document.querySelector('video')?.duration))
        .toBeGreaterThan(100);
      expect(await told(page, 'preroll')).toEqual([]);
    });
  }
});

test.describe('recovers', () => {
  test('from a network that is away for a while', async ({ page, context }) => {
    await start(page, { props: { source: recording(), startAt: 30 } });
    // Cut for the browser's own store of files, too.
    await page.route('**/media/**', (route) => route.abort());
    await context.setOffline(true);
    await page.keyboard.press('5');
    await expect(page.getByText(/You are offline/)).toBeVisible({ timeout: 15_000 });
    await page.waitForTimeout(3_000);
    await page.unroute('**/media/**');
    await context.setOffline(false);
    await watching(page);
    expect(await time(page)).toBeGreaterThan(295);
    await expect(page.getByText(/You are offline/)).toBeHidden();
  });

  test('from a stall, with a fresh source', async ({ page }) => {
    const late = /\/hls\/\w+-0[4-9]\.ts$/;
    await page.route(late, () => {});
    const stuck = { ...recording(), url: '/media/vod/1/master.m3u8' };
    await open(page, { props: { source: stuck }, sources: [recording()] });
    await play(page);
    await expect.poll(() => time(page), { timeout: 20_000 }).toBeGreaterThan(6);
    await expect
      .poll(async () => (await told(page, 'refresh')).length, { timeout: 20_000 })
      .toBeGreaterThan(0);
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
    await start(page, { props: { source: LIVE } });
    await context.setOffline(true);
    await page.waitForTimeout(14_000);
    await context.setOffline(false);
    await watching(page);
    await expect
      .poll(() => page.evaluate(() => window.playerPage.behind()), { timeout: 15_000 })
      .toBeLessThan(10);
  });

  test('or says so, in the words of the channel, and tries again when asked', async ({ page }) => {
    await page.route('**/gone.mp4', (route) => route.fulfill({ status: 404 }));
    const source = { ...recording(), url: '/media/gone.mp4', mimeType: 'video/mp4', captions: [] };
    await open(page, { props: { source, autoPlay: true } });
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Oops! We are currently experiencing technical difficulties', {
      timeout: 30_000,
    });
    await page.route('**/gone.mp4', (route) =>
      route.continue({ url: `${server.url}/media/files/recording.mp4` }),
    );
    await alert.getByRole('button', { name: 'Try again' }).click();
    await watching(page);
    await expect(alert).toBeHidden();
  });

  test('a recording that is not there is not asked for long, and is called so', async ({ page }) => {
    await page.route('**/vod/**', (route) => route.fulfill({ status: 404 }));
    await open(page, { props: { source: recording(), autoPlay: true } });
    await expect(page.getByRole('alert')).toContainText('The video could not be found.', { timeout: 30_000 });
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
      await expect.poll(async () => (await errors()).length, { timeout: 30_000 }).toBeGreaterThan(2);
      const codes = (await errors()).map(({ told: entry }) => (entry as { code: string }).code);
      expect(new Set(codes)).toEqual(new Set([code]));
    });

  test('when its own code could not be had', async ({ page }) => {
    await page.route('**/assets/engine-*.js', (route) => route.abort());
    await open(page, { props: { source: recording() } });
    await expect(page.getByRole('alert')).toContainText('The player could not be loaded');
  });
});

test('keys do what the help sheet says, in the player and nowhere near a field', async ({ page }) => {
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

test('volume and mute are as they were left', async ({ page }) => {
  await start(page, { props: { source: recording() } });
  await page.getByRole('region', { name: /Video player/ }).focus();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('m');
  await page.reload();
  await play(page);
  await watching(page);
  const { volume, muted } = await page.evaluate(() => {
    const video = document.querySelector('video');
    return { volume: video?.volume, muted: video?.muted };
  });
  expect(volume).toBeCloseTo(0.7);
  expect(muted).toBe(true);
});

test('resumes where the viewer was, and tells where that is', async ({ page }) => {
  await start(page, { props: { source: recording(), startAt: 125 } });
  expect(await time(page)).toBeGreaterThan(124);
  await expect(page.getByText('Resumed at 2:05')).toBeVisible();
  await page.waitForTimeout(6_000);
  const last = Object((await told(page, 'position')).at(-1)?.told);
  expect(last.time).toBeGreaterThan(125);
  expect(last.duration).toBeCloseTo(600, 0);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => time(page)).toBeLessThan(5);
});

test('at the end the next video is offered, counts down, and can be declined', async ({ page }) => {
  await start(page, { props: { source: recording(24), startAt: 0 }, next: 'Herons at Falcons' });
  await page.evaluate(() => window.playerPage.handle()?.seek(22.5));
  const card = page.getByRole('region', { name: 'Up next' });
  await expect(card).toContainText('Herons at Falcons');
  await expect(card).toContainText(/Starts in [789] s/);
  await card.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForTimeout(2_000);
  expect(await told(page, 'next')).toEqual([]);
  await card.getByRole('button', { name: 'Play now' }).click();
  expect(await told(page, 'next')).toHaveLength(1);
  expect(await told(page, 'ended')).toHaveLength(1);
  await page.getByRole('button', { name: 'Watch again' }).click();
  await expect.poll(() => time(page)).toBeLessThan(10);
  await watching(page);
});

test('the next video starts by itself, but not for who wants little motion', async ({ page }) => {
  test.slow();
  await start(page, { props: { source: recording(24) }, next: 'Herons at Falcons' });
  await page.evaluate(() => window.playerPage.handle()?.seek(22.5));
  await expect.poll(async () => (await told(page, 'next')).length, { timeout: 20_000 }).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await play(page);
  await watching(page);
  await page.evaluate(() => window.playerPage.handle()?.seek(22.5));
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(page.getByText(/Starts in/)).toHaveCount(0);
});

test('where sound needs a press first, it begins without and offers it', async ({ page }) => {
  // As browsers do, save that this one, having no window, is lenient.
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    let pressed = false;
    document.addEventListener('pointerdown', () => {
      pressed = true;
    });
    HTMLMediaElement.prototype.play = function () {
      if (this.muted || pressed) return play.call(this);
      return Promise.reject(new DOMException('press first', 'NotAllowedError'));
    };
  });
  await open(page, { props: { source: recording(), autoPlay: true } });
  await watching(page);
  expect(await page.evaluate(() => document.querySelector('video')?.muted)).toBe(true);
  await page.getByRole('button', { name: 'Tap for sound' }).click();
  expect(await page.evaluate(() => document.querySelector('video')?.muted)).toBe(false);
  await page.reload();
  await watching(page);
  // The browser's wish was not taken for the viewer's.
  expect(await page.evaluate(() => localStorage.getItem('rudy_player'))).not.toContain('"muted":true');
});

test('leaving the page tells the last of the viewing', async ({ page }) => {
  await start(page, { props: { source: recording() } });
  await page.waitForTimeout(3_000);
  await page.evaluate(() => window.playerPage.unmount());
  const viewing = (await told(page, 'viewing')).at(-1);
  const [first] = await told(page, 'firstFrame');
  const { seconds, final } = Object(viewing?.told);
  expect(final).toBe(true);
  expect(Math.abs(seconds - ((viewing?.at ?? 0) - (first?.at ?? 0)) / 1000)).toBeLessThan(0.4);
});

test('the seek bar shows the time under the pointer, and its picture', async ({ page }) => {
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
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2);
  await expect(page.getByText('7:30', { exact: true })).toBeVisible();
  const picture = page.locator('[data-thumbnail]');
  await expect(picture).toHaveCSS('background-position', '-160px -90px');
  await expect(picture).toHaveCSS('background-image', /poster\.jpg/);
  await page.mouse.click(box.x + box.width * 0.75, box.y + box.height / 2);
  await expect.poll(() => time(page)).toBeGreaterThan(445);
});

test('a part can be looped, for who cuts a clip', async ({ page }) => {
  await start(page, { props: { source: recording() } });
  await page.evaluate(() => window.playerPage.handle()?.loop({ start: 40, end: 42 }));
  await page.waitForTimeout(6_000);
  expect(await time(page)).toBeGreaterThan(39);
  expect(await time(page)).toBeLessThan(43);
});

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } });

  test('a double tap on a side steps, one tap shows and hides the controls', async ({ page }) => {
    await start(page, { props: { source: recording(), startAt: 100 } });
    const stage = page.locator('[data-controls]');
    await expect(stage).toHaveAttribute('data-controls', 'hidden', { timeout: 6_000 });
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
});

test('the mouse plays and pauses on the picture; idle, the controls go', async ({ page }) => {
  await start(page, { props: { source: recording() } });
  const stage = page.locator('[data-controls]');
  await expect(stage).toHaveAttribute('data-controls', 'hidden', { timeout: 6_000 });
  await wake(page);
  await expect(stage).toHaveAttribute('data-controls', 'shown');
  await page.locator('[data-surface]').click();
  await expect.poll(() => paused(page)).toBe(true);
  await page.waitForTimeout(3_500);
  await expect(stage).toHaveAttribute('data-controls', 'shown');
});

test('no accessibility violations: at rest, playing, in the menu, failed', async ({ page }) => {
  const check = async () => {
    const { violations } = await new AxeBuilder({ page }).include('section').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  };
  await open(page, { props: { source: recording() } });
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await check();
  await play(page);
  await watching(page);
  await wake(page);
  await check();
  await openSettings(page);
  await check();
  await open(page, { props: { source: null }, sources: [null] });
  await expect(page.getByText('The stream has not started yet')).toBeVisible();
  await check();
});

test('an embedded player is framed without being told the page', async ({ page }) => {
  await page.route('https://player.test/**', (route) =>
    route.fulfill({ body: '<p>theirs</p>', contentType: 'text/html' }),
  );
  await open(page, { props: { source: { type: 'embedded', url: 'https://player.test/embed/1' } } });
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(frame).toHaveAttribute('title', 'Video: Otters at Falcons');
  await expect(page.frameLocator('iframe').getByText('theirs')).toBeVisible();
  await open(page, { props: { source: { type: 'embedded', url: 'javascript:alert(1)' } } });
  await expect(page.getByRole('alert')).toHaveText('This video can’t be shown here.');
});

test('fifty mounts and unmounts leave nothing', async ({ page }) => {
  test.setTimeout(180_000);
  await instrument(page);
  await open(page, { props: { source: recording(), autoPlay: true } });
  await watching(page);
  await page.evaluate(() => window.playerPage.unmount());
  const before = await countLeftovers(page);
  for (let round = 0; round < 50; round += 1) {
    await page.evaluate(() => window.playerPage.mount());
    if (round % 5 === 0) await watching(page);
    else await page.locator('video').waitFor({ state: 'attached' });
    await page.evaluate(() => window.playerPage.unmount());
  }
  expect(await page.locator('video').count()).toBe(0);
  await expect.poll(() => countLeftovers(page), { timeout: 20_000 }).toEqual(before);
  // The libraries keep an element each to ask what the browser plays.
  const kept = { listeners: before.listeners, videos: 2 };
  expect(before).toEqual({ intervals: 0, timeouts: 0, workers: 0, urls: 0, players: 0, ...kept });
});
