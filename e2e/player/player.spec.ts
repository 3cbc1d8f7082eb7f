import { expect } from '@playwright/test';
import { countLeftovers, instrument } from '../../tools/player-page/leftovers';
import {
  callsOf,
  expectFramesAdvance,
  LIVE,
  logged,
  open,
  openSettings,
  paused,
  play,
  recording,
  start,
  test,
  time,
} from '../../tools/player-page/steps';

test.describe.configure({ mode: 'default', timeout: 60_000 });

test('the player plays frames under a strict content policy', async ({ page }) => {
  const problems = await start(page, { props: { source: recording() } });
  await expectFramesAdvance(page);
  expect(problems).toEqual([]);
  expect(await page.locator('style').count()).toBe(0);
  const starts = (await logged(page, 'start')).map(({ argument: entry }) => Object(entry));
  expect(starts.at(-1)).toMatchObject({ state: 'over' });
  expect(starts.at(-1).milliseconds).toBeGreaterThan(0);
  expect(starts.at(-1).milliseconds).toBeLessThan(10_000);
});

test('the prefetched start of a stream is requested once, before the player’s code is there', async ({
  page,
}) => {
  const order: string[] = [];
  page.on('request', (request) => order.push(new URL(request.url()).pathname));
  page.on('response', (response) => order.push(`${new URL(response.url()).pathname} is there`));
  await page.route('**/assets/videojs-http-streaming*.js', async (route) => {
    await expect.poll(() => order.some((path) => path.endsWith('360p-00.ts is there'))).toBe(true);
    await route.continue();
  });
  await start(page, { props: { source: recording() }, preload: true });
  await expectFramesAdvance(page);
  // The demo's recordings repeat their segments.
  const beforeSecond = order.slice(
    0,
    order.findIndex((path) => path.endsWith('/360p-01.ts')),
  );
  for (const name of ['/master.m3u8', '/360p.m3u8', '/360p-00.ts'])
    expect(
      beforeSecond.filter((path) => path.endsWith(name)),
      name,
    ).toHaveLength(1);
});

test('a stream whose prefetched start fails is requested by the engine', async ({ page }) => {
  let requests = 0;
  await page.route('**/360p-00.ts', async (route) => {
    requests += 1;
    await (requests === 1 ? route.abort() : route.continue());
  });
  await start(page, { props: { source: recording() }, preload: true });
  await expectFramesAdvance(page);
  expect(requests).toBeGreaterThan(1);
});

for (const [kind, source] of [
  ['recording', recording()],
  ['live stream', LIVE],
] as const)
  test(`the player switches the quality of a ${kind}, and back to automatic`, async ({ page }) => {
    await start(page, { props: { source } });
    await openSettings(page);
    const height = () => page.evaluate(() => document.querySelector('video')?.videoHeight);
    await page.getByRole('radio', { name: '234p' }).check();
    // The quality switches at once, not only after the buffered video.
    await expect.poll(height, { timeout: 12_000 }).toBe(234);
    await page.getByRole('radio', { name: '360p', exact: true }).check();
    await expect.poll(height, { timeout: 12_000 }).toBe(360);
    await page.getByRole('radio', { name: /^Auto/ }).check();
    await expect(page.getByRole('radio', { name: 'Auto · 360p' })).toBeChecked();
    await expectFramesAdvance(page);
  });

test('the player changes its speed, and watch time is not multiplied by it', async ({ page }) => {
  await start(page, { props: { source: recording() } });
  await openSettings(page);
  // `check` would fail, because it does not wait until the video has applied the choice.
  await page.getByRole('radio', { name: '2×' }).click();
  await expect(page.getByRole('radio', { name: '2×' })).toBeChecked();
  await page.keyboard.press('Escape');
  const speed = await page.evaluate(async () => {
    const video = document.querySelector('video');
    const [time, at] = [video?.currentTime ?? 0, performance.now()];
    while ((video?.currentTime ?? 0) < time + 4) await new Promise(requestAnimationFrame);
    return ((video?.currentTime ?? 0) - time) / ((performance.now() - at) / 1000);
  });
  expect(speed).toBeGreaterThan(1.25);
  await page.keyboard.press('k');
  await expect.poll(() => paused(page)).toBe(true);
  await expect.poll(async () => (await callsOf(page, 'viewing')).length).toBeGreaterThan(0);
  const [first] = await callsOf(page, 'firstFrame');
  const last = (await callsOf(page, 'viewing')).at(-1);
  const seconds = Number(Object(last?.argument).seconds);
  const wall = ((last?.at ?? 0) - (first?.at ?? 0)) / 1000;
  expect(Math.abs(seconds - wall)).toBeLessThan(0.4);
});

test('the player resumes at the stored position and reports its current position', async ({ page }) => {
  await start(page, { props: { source: recording(), startAt: 125 } });
  expect(await time(page)).toBeGreaterThan(124);
  await expect(page.getByText('Continued from 2:05')).toBeVisible();
  const position = async () => Object((await callsOf(page, 'position')).at(-1)?.argument);
  await expect.poll(async () => (await position()).time).toBeGreaterThan(125);
  const last = await position();
  expect(last.duration).toBeCloseTo(600, 0);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect.poll(() => time(page)).toBeLessThan(5);
});

test('at the end the player offers the next video with a countdown, which the viewer can cancel', async ({
  page,
}) => {
  await page.clock.install();
  await start(page, { props: { source: recording(24), startAt: 0 }, next: 'Herons at Falcons' });
  await page.evaluate(() => window.playerPage.handle()?.seek(22.5));
  const card = page.getByRole('region', { name: 'Up next' });
  await expect(card).toContainText('Herons at Falcons');
  await expect(card).toContainText(/Starts in [789] s/);
  await card.getByRole('button', { name: 'Cancel' }).click();
  await page.clock.runFor(20_000);
  expect(await callsOf(page, 'next')).toEqual([]);
  await card.getByRole('button', { name: 'Play now' }).click();
  expect(await callsOf(page, 'next')).toHaveLength(1);
  expect(await callsOf(page, 'ended')).toHaveLength(1);
  await page.getByRole('button', { name: 'Watch again' }).click();
  await expect.poll(() => time(page)).toBeLessThan(10);
  await expectFramesAdvance(page);
});

test('the next video starts automatically, except if the viewer prefers reduced motion', async ({ page }) => {
  test.slow();
  await page.clock.install();
  await start(page, { props: { source: recording(24) }, next: 'Herons at Falcons' });
  await page.evaluate(() => window.playerPage.handle()?.seek(22.5));
  await expect(page.getByText(/Starts in [789] s/)).toBeVisible();
  await page.clock.runFor(10_000);
  expect(await callsOf(page, 'next')).toHaveLength(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await play(page);
  await expectFramesAdvance(page);
  await page.evaluate(() => window.playerPage.handle()?.seek(22.5));
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(page.getByText(/Starts in/)).toHaveCount(0);
});

test('if the browser requires a gesture for sound, the player starts muted and offers to turn sound on', async ({
  page,
}) => {
  // Simulates the autoplay rule, which headless browsers do not apply.
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
  await expectFramesAdvance(page);
  expect(await page.evaluate(() => document.querySelector('video')?.muted)).toBe(true);
  await page.getByRole('button', { name: 'Sound on' }).click();
  expect(await page.evaluate(() => document.querySelector('video')?.muted)).toBe(false);
  await page.reload();
  await expectFramesAdvance(page);
  // The browser's muting was not stored as the viewer's choice.
  expect(await page.evaluate(() => localStorage.getItem('rudy_player'))).not.toContain('"muted":true');
});

test('leaving the page reports the remaining watch time', async ({ page }) => {
  await start(page, { props: { source: recording() } });
  const startTime = await time(page);
  await expect.poll(() => time(page)).toBeGreaterThan(startTime + 2);
  await page.evaluate(() => window.playerPage.unmount());
  const last = async () => (await callsOf(page, 'viewing')).at(-1);
  await expect.poll(async () => Object((await last())?.argument).final).toBe(true);
  const [viewing, [first]] = [await last(), await callsOf(page, 'firstFrame')];
  const { seconds } = Object(viewing?.argument);
  expect(Math.abs(seconds - ((viewing?.at ?? 0) - (first?.at ?? 0)) / 1000)).toBeLessThan(0.4);
});

test('the player loops a part of the video for the clip tool', async ({ page }) => {
  await start(page, { props: { source: recording() } });
  const seen = await page.evaluate(async () => {
    const video = document.querySelector('video');
    window.playerPage.handle()?.loop({ start: 40, end: 42 });
    const times = [video?.currentTime ?? 0];
    const returns = () => times.filter((time, index) => time < (times[index - 1] ?? 0) - 1).length;
    while (returns() < 2) {
      await new Promise(requestAnimationFrame);
      times.push(video?.currentTime ?? 0);
    }
    return times.filter((time) => time > 30);
  });
  expect(Math.min(...seen)).toBeGreaterThan(39);
  expect(Math.max(...seen)).toBeLessThan(43);
});

test('the frame of an embedded video service does not receive the page’s address', async ({ page }) => {
  await page.route('https://player.test/**', (route) =>
    route.fulfill({ body: '<p>theirs</p>', contentType: 'text/html' }),
  );
  await open(page, { props: { source: { type: 'embedded', url: 'https://player.test/embed/1' } } });
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(frame).toHaveAttribute('title', 'Video: Otters at Falcons');
  await expect(page.frameLocator('iframe').getByText('theirs')).toBeVisible();
  await open(page, { props: { source: { type: 'embedded', url: 'javascript:alert(1)' } } });
  await expect(page.getByRole('alert')).toHaveText('This video can’t be played here.');
});

test('a stream that was replaced leaves no timer behind when the player is removed', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await instrument(page);
  await page.route('**/vod/9/**', (route) => route.fulfill({ status: 403 }));
  const expired = { ...recording(), url: '/media/vod/9/master.m3u8' };
  await open(page, { props: { source: expired, autoPlay: true }, sources: [recording()] });
  await expectFramesAdvance(page);
  await page.evaluate(() => window.playerPage.unmount());
  await expect.poll(async () => (await countLeftovers(page)).intervals).toBe(0);
  expect(errors).toEqual([]);
});

test('mounting and unmounting the player fifty times leaks nothing', async ({ page }) => {
  test.setTimeout(180_000);
  await instrument(page);
  await open(page, { props: { source: recording(), autoPlay: true } });
  await expectFramesAdvance(page);
  await page.evaluate(() => window.playerPage.unmount());
  const before = await countLeftovers(page);
  for (let round = 0; round < 50; round += 1) {
    await page.evaluate(() => window.playerPage.mount());
    if (round % 5 === 0) await expectFramesAdvance(page);
    else await page.locator('video').waitFor({ state: 'attached' });
    await page.evaluate(() => window.playerPage.unmount());
  }
  expect(await page.locator('video').count()).toBe(0);
  await expect.poll(() => countLeftovers(page), { timeout: 20_000 }).toEqual(before);
  // Up to two libraries each keep one video element to test which formats the browser plays.
  const { listeners, videos } = before;
  expect(videos).toBeLessThanOrEqual(2);
  expect(before).toEqual({ intervals: 0, timeouts: 0, workers: 0, urls: 0, players: 0, listeners, videos });
});
