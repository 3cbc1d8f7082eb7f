import { basename, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { eventLike, withoutPrerolls } from '../../mocks/choose-event.ts';
import type { MockServer } from '../../mocks/mock-server.ts';
import { packFiles } from '../build/pack-files.ts';
import { startDemoSite } from '../demo-site/demo-site.ts';
import { buildPlayerPage, servePlayerPage } from '../player-page/serve-player-page.ts';
import { median, openBrowser } from './browser.ts';
import type { Figure, Part } from './figures.ts';
import { type Profile, slowDown } from './profiles.ts';

const STREAM = '/media/vod/4021/master.m3u8?seconds=600';
const REPOSITORY = join(import.meta.dirname, '../..');
const PLAYER_PAGE = 'tools/player-page';
const BARE_PAGE = 'tools/bench/bare-page';
const TRIES = 15;
const SLOW_TRIES = 7;
const SETTLE_MS = 1_500;
/** How long the mouse rests on a card before the click. */
const REST_ON_CARD_MS = 300;
const WATCH_MS = 1_000;
/**
 * The budgets, as multiples of the library's time: the goals for our player and for the edge, and otherwise
 * the best result so far plus five percent.
 */
const MAX_RATIOS = { ours: 1.15, edge: 1.6, static: 2.24 };
const MAX_SLOW_RATIOS = { ours: 1.03, edge: 1.37, static: 1.97 };
/** A line on which bytes and round trips count; without it, only the processor's work does. */
const SLOW_LINE: Profile = {
  ...{ name: 'slow line', width: 1280, height: 720 },
  ...{ latencyMs: 150, kilobitsPerSecond: 4_000, slowdown: 1 },
};
const NAMES = {
  ours: 'our player',
  edge: 'the watch page by its address, edge',
  static: 'the watch page by its address, static',
};

const PAGE_REQUEST = {
  preload: true,
  props: {
    source: {
      ...{ type: 'video', url: STREAM, mimeType: 'application/x-mpegURL', live: false, duration: 600 },
      ...{ captions: [], thumbnailsUrl: null, expiresAt: null },
    },
  },
};

/** Records when the first frame is shown. Clicks the play button as soon as it exists. */
async function watchFirstFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let pressedAt = 0;
    const press = ({ isTrusted }: Event) => {
      if (isTrusted) pressedAt = performance.now();
    };
    addEventListener('click', press, true);
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
          document.documentElement.dataset.firstFrame = String(performance.now() - pressedAt);
        });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

async function readFirstFrame(page: Page): Promise<number> {
  await page.waitForSelector('html[data-first-frame]', { timeout: 20_000 });
  const ms = Number(await page.evaluate(() => document.documentElement.dataset.firstFrame));
  await page.context().close();
  return ms;
}

/** Measures the time from the start of the navigation to the first frame, with an empty cache. */
async function firstFrame(browser: Browser, url: string, line: Profile | null): Promise<number> {
  const page = await (await browser.newContext()).newPage();
  if (line) await slowDown(await page.context().newCDPSession(page), line);
  await watchFirstFrame(page);
  await page.goto(url);
  return readFirstFrame(page);
}

/** Measures the time from a click on an event's card, as viewers reach it, to the first frame. */
async function firstFrameFromCard(browser: Browser, site: string, id: number): Promise<number> {
  const page = await (await browser.newContext()).newPage();
  await watchFirstFrame(page);
  await page.goto(`${site}/vod`);
  const card = page.getByRole('main').locator(`h2 a[href="/watch/${id}"]`);
  await card.waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await card.hover();
  await page.waitForTimeout(REST_ON_CARD_MS);
  await card.click();
  return readFirstFrame(page);
}

const PAGES = ['bare', 'ours', 'static', 'edge'] as const;
type PageName = (typeof PAGES)[number];
type Times = Record<PageName, number[]>;

/** Measures the pages in turns, so that other load on the machine affects all of them equally. */
async function inTurns(
  browser: Browser,
  pages: Record<PageName, string>,
  tries: number,
  line: Profile | null,
): Promise<Times> {
  const times: Times = { bare: [], ours: [], static: [], edge: [] };
  for (let attempt = 0; attempt < tries; attempt += 1)
    for (const name of PAGES) times[name].push(await firstFrame(browser, pages[name], line));
  return times;
}

function figuresOf(times: Times, maxRatios: typeof MAX_RATIOS, suffix = ''): Figure[] {
  // Each pair ran back to back, so that a busy moment affects both.
  const timesOfLibrary = (name: PageName) =>
    median(times[name].map((ms, index) => ms / (times.bare[index] ?? ms)));
  return [
    { of: `the library by itself${suffix}`, what: 'first frame', value: median(times.bare), unit: 'ms' },
    ...(['ours', 'edge', 'static'] as const).flatMap((name): Figure[] => [
      { of: NAMES[name] + suffix, what: 'first frame', value: median(times[name]), unit: 'ms' },
      {
        of: NAMES[name] + suffix,
        what: 'of the library’s time',
        value: timesOfLibrary(name),
        unit: '×',
        budget: maxRatios[name],
      },
    ]),
  ];
}

async function openSite(unfurl: boolean): Promise<{ site: MockServer; event: number }> {
  const site = await startDemoSite({ unfurl });
  withoutPrerolls(site.world);
  // Uses the latest event, because it is on the first page of the on-demand list.
  const { id } = eventLike(site.world, { status: 'finished', recording: 'ready', type: 'free' });
  return { site, event: id };
}

/**
 * Measures the time to the first frame of our player, of a bare page with the same library and stream, and of
 * the watch page.
 */
export async function benchVideo(): Promise<Part> {
  for (const page of [PLAYER_PAGE, BARE_PAGE]) {
    buildPlayerPage(page);
    // The site's files are compressed too.
    await packFiles(join(REPOSITORY, '.cache', basename(page)));
  }
  const [ours, bare] = [await servePlayerPage(), await servePlayerPage(BARE_PAGE)];
  const { site, event } = await openSite(false);
  const { site: edge } = await openSite(true);
  const browser = await openBrowser(['--autoplay-policy=no-user-gesture-required']);
  const pages = {
    bare: `${bare.url}/?stream=${encodeURIComponent(STREAM)}`,
    ours: `${ours.url}/?ask=${encodeURIComponent(JSON.stringify(PAGE_REQUEST))}`,
    static: `${site.url}/watch/${event}`,
    edge: `${edge.url}/watch/${event}`,
  };
  try {
    const times = await inTurns(browser, pages, TRIES, null);
    const slowTimes = await inTurns(browser, pages, SLOW_TRIES, SLOW_LINE);
    const cardTimes: number[] = [];
    for (let attempt = 0; attempt < TRIES; attempt += 1)
      cardTimes.push(await firstFrameFromCard(browser, site.url, event));
    return {
      name: 'video',
      figures: [
        ...figuresOf(times, MAX_RATIOS),
        {
          of: 'the watch page, from a card',
          what: 'first frame',
          value: median(cardTimes),
          unit: 'ms',
          budget: WATCH_MS,
        },
        ...figuresOf(slowTimes, MAX_SLOW_RATIOS, ', slow line'),
      ],
    };
  } finally {
    await browser.close();
    ours.close();
    bare.close();
    await Promise.all([site.close(), edge.close()]);
  }
}
