import type { Browser } from '@playwright/test';
import { buildPlayerPage, servePlayerPage } from '../e2e/player-page/serve-player-page.ts';
import { eventLike, withoutPrerolls } from '../e2e/watch-steps.ts';
import { startDemoSite } from '../mocks/demo-site.ts';
import { median, openBrowser } from './browser.ts';
import type { Part } from './figures.ts';

const STREAM = '/media/vod/4021/master.m3u8?seconds=600';
const BARE_PAGE = 'bench/bare-page';
const TRIES = 9;
const WATCH_MS = 1_000;
const RATIO = 1.25;

const ASK = {
  preload: true,
  props: {
    source: {
      ...{ type: 'video', url: STREAM, mimeType: 'application/x-mpegURL', live: false, duration: 600 },
      ...{ captions: [], thumbnailsUrl: null, expiresAt: null },
    },
  },
};

/** From the start of the navigation to the first picture on the page. Play is pressed as soon as it is there. */
async function firstFrame(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = new WeakSet<Element>();
    const look = () => {
      const button = [...document.querySelectorAll('button')].find(({ ariaLabel, textContent }) =>
        /^(Play|Lecture)$/.test(ariaLabel ?? textContent ?? ''),
      );
      if (button && !seen.has(button)) {
        seen.add(button);
        button.click();
      }
      const video = document.querySelector('video');
      if (video && !seen.has(video)) {
        seen.add(video);
        video.requestVideoFrameCallback(() => {
          document.documentElement.dataset.firstFrame = String(performance.now());
        });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(url);
  await page.waitForSelector('html[data-first-frame]', { timeout: 20_000 });
  const ms = Number(await page.evaluate(() => document.documentElement.dataset.firstFrame));
  await context.close();
  return ms;
}

/** Pages take turns, so that what else the machine does falls on all of them alike. */
async function inTurns(browser: Browser, pages: Record<'bare' | 'ours' | 'watch', string>) {
  const times = { bare: [] as number[], ours: [] as number[], watch: [] as number[] };
  for (let attempt = 0; attempt < TRIES; attempt += 1)
    for (const name of ['bare', 'ours', 'watch'] as const)
      times[name].push(await firstFrame(browser, pages[name]));
  return times;
}

/** Time to the first frame: our player beside a bare page of the same library and stream, and the watch page. */
export async function benchVideo(): Promise<Part> {
  buildPlayerPage();
  buildPlayerPage(BARE_PAGE);
  const [ours, bare] = [await servePlayerPage(), await servePlayerPage(BARE_PAGE)];
  const site = await startDemoSite();
  withoutPrerolls(site.world);
  const event = eventLike(site.world, { status: 'finished', recording: 'ready', type: 'free' });
  const browser = await openBrowser(['--autoplay-policy=no-user-gesture-required']);
  try {
    const times = await inTurns(browser, {
      bare: `${bare.url}/?stream=${encodeURIComponent(STREAM)}`,
      ours: `${ours.url}/?ask=${encodeURIComponent(JSON.stringify(ASK))}`,
      watch: `${site.url}/watch/${event.id}`,
    });
    const of = { bare: median(times.bare), ours: median(times.ours), watch: median(times.watch) };
    return {
      name: 'video',
      figures: [
        { of: 'the library by itself', what: 'first frame', value: of.bare, unit: 'ms' },
        { of: 'our player', what: 'first frame', value: of.ours, unit: 'ms' },
        {
          of: 'our player',
          what: 'of the library’s time',
          value: of.ours / of.bare,
          unit: '×',
          budget: RATIO,
        },
        { of: 'the watch page, cold', what: 'first frame', value: of.watch, unit: 'ms', budget: WATCH_MS },
      ],
    };
  } finally {
    await browser.close();
    ours.close();
    bare.close();
    await site.close();
  }
}
