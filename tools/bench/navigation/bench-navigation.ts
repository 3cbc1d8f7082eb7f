import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { eventLike, withoutPrerolls } from '../../../mocks/choose-event.ts';
import { startDemoSite } from '../../demo-site/demo-site.ts';
import { playInOneZone, VENUES_ZONE } from '../../demo-site/one-zone.ts';
import { readBenchmarkIndex, slownessOf } from '../benchmark-index.ts';
import { openBrowser } from '../browser.ts';
import type { Figure, Part } from '../figures.ts';
import { calibratePhone, DESKTOP, type Profile, slowDown } from '../profiles.ts';
import { goBack, installRecorder, type Recorded, record } from './layout-recorder.ts';

interface Device extends Profile {
  budgetMs: number;
  /** The factor of its budgets on this machine. */
  slowness: number;
}

/** Returns the devices of this machine at its current speed. A phone is equally fast on all machines. */
const calibrateDevices = async (browser: Browser): Promise<Device[]> => [
  { ...DESKTOP, budgetMs: 100, slowness: slownessOf(await readBenchmarkIndex(browser)) },
  { ...(await calibratePhone(browser)), budgetMs: 200, slowness: 1 },
];

/**
 * These budgets replace a profile's budget that is not reached yet. Each is the best result so far plus five
 * percent.
 */
const INTERIM_BUDGETS_MS: Readonly<Record<string, number>> = {
  'schedule, phone': 286,
  'library, phone': 258,
  'passes, phone': 263,
  'watch, desktop': 155,
  'watch, phone': 715,
};
/** The same for going back. */
const INTERIM_BACK_BUDGETS_MS: Readonly<Record<string, number>> = {
  'library, phone': 220,
  'watch, phone': 240,
};
const ROUNDS = 3;
const MAX_LAYOUT_SHIFT = 0.01;
/** Longer than the delay after which hovering over a link prefetches its screen. */
const DWELL_MS = 300;
const REST_MS = 1_000;
const SETTLE_MS = 2_000;
const SCROLL_PX = 400;

interface Screen {
  name: string;
  path: string;
  content: string;
  /** Whether the link is a card on the home page instead of a menu entry. */
  card?: true;
}

interface Times extends Recorded {
  back: Recorded;
  backCalls: number;
  /** Whether the list and the scroll position are the same as before. */
  isRestored: boolean;
}

/**
 * Measures the time from a click on a prefetched link to its screen's final layout, and the same for going
 * back to the home page.
 */
export async function benchNavigation(): Promise<Part> {
  const browser = await openBrowser();
  const figures: Figure[] = [];
  try {
    for (const host of ['static', 'edge'] as const) {
      const site = await startDemoSite({ unfurl: host === 'edge' });
      playInOneZone(site.world);
      withoutPrerolls(site.world);
      try {
        const game = eventLike(site.world, { status: 'live', type: 'free' });
        const screens: Screen[] = [
          { name: 'schedule', path: '/schedule', content: 'main article a' },
          { name: 'library', path: '/vod_library', content: 'main article a' },
          { name: 'passes', path: '/packages', content: 'main table a' },
          {
            name: 'watch',
            path: `/watch/${game.id}`,
            content: '[data-mode=stage] [data-full-screen] *',
            card: true,
          },
        ];
        for (const screen of screens)
          for (const device of await calibrateDevices(browser))
            figures.push(...(await benchScreen(browser, site.url, host, screen, device)));
      } finally {
        await site.close();
      }
    }
  } finally {
    await browser.close();
  }
  return { name: 'navigation', figures };
}

async function benchScreen(
  browser: Browser,
  url: string,
  host: string,
  screen: Screen,
  device: Device,
): Promise<Figure[]> {
  const rounds: Times[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(browser, url, screen, device));
  const view = `${screen.name}, ${device.name}`;
  const of = `${view}, ${host}`;
  const ms = (what: string, read: (times: Times) => number, budgetMs?: number): Figure => ({
    of,
    what,
    // The best value is taken, because other load on the machine can only slow a round.
    value: Math.min(...rounds.map(read)),
    unit: 'ms',
    ...(budgetMs && { budget: budgetMs * device.slowness }),
  });
  const worst = (read: (times: Times) => number) => Math.max(...rounds.map(read));
  return [
    ms('final layout after the press', ({ finalMs }) => finalMs, INTERIM_BUDGETS_MS[view] ?? device.budgetMs),
    ms('first content after the press', ({ contentMs }) => contentMs),
    ms('longest task', ({ longestTaskMs }) => longestTaskMs),
    ms(
      'final layout after going back',
      ({ back }) => back.finalMs,
      INTERIM_BACK_BUDGETS_MS[view] ?? device.budgetMs,
    ),
    {
      of,
      what: 'layout shift',
      value: worst(({ layoutShift }) => layoutShift),
      unit: '',
      budget: MAX_LAYOUT_SHIFT,
    },
    {
      of,
      what: 'layout shift after going back',
      value: worst(({ back }) => back.layoutShift),
      unit: '',
      budget: MAX_LAYOUT_SHIFT,
    },
    { of, what: 'calls after going back', value: worst(({ backCalls }) => backCalls), unit: '', budget: 0 },
    {
      of,
      what: 'list and position restored',
      value: rounds.filter(({ isRestored }) => isRestored).length / rounds.length,
      unit: '',
      budget: 1,
      atLeast: true,
    },
  ];
}

async function measure(browser: Browser, url: string, screen: Screen, profile: Profile): Promise<Times> {
  const isPhone = profile.name === 'phone';
  const context = await browser.newContext({
    viewport: { width: profile.width, height: profile.height },
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: 'en-US',
    timezoneId: VENUES_ZONE,
  });
  try {
    const page = await openHome(context, url);
    const session = await context.newCDPSession(page);
    await slowDown(session, profile);
    let calls = 0;
    page.on('request', (request) => {
      if (/^\/(api|keys)\//.test(new URL(request.url()).pathname)) calls += 1;
    });
    const press = await approach(page, session, screen, isPhone);
    const before = await readScrollPosition(page);
    const there = await record(page, { ...screen, ownHeading: false }, press, SETTLE_MS);
    calls = 0;
    const home = { path: '/', content: 'main article a', ownHeading: true };
    const back = await record(page, home, () => goBack(page), SETTLE_MS);
    const after = await readScrollPosition(page);

    return { ...there, back, backCalls: calls, isRestored: after === before };
  } finally {
    await context.close();
  }
}

/** Opens the home page as a returning viewer. */
async function openHome(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('rudy_consent', JSON.stringify({ value: 'refused', until: Date.now() + 1e9 }));
  });
  await installRecorder(page);
  await page.goto(url);
  await page.getByRole('heading', { name: 'Live now' }).waitFor();
  // The home page has all of its rows only after scrolling.
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), SCROLL_PX);
  await page.locator('main article a[href^="/watch_library/"]').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(REST_MS);
  return page;
}

/**
 * Returns the scroll position and the cards in view. The later rows of the home page exist only near the
 * viewport.
 */
const readScrollPosition = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLAnchorElement>('main article a')].filter((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    return `${Math.round(scrollY)} ${cards.map(({ pathname }) => pathname).join()}`;
  });

/**
 * Holds the pointer over the link until its screen is prefetched. Returns a function that clicks the link.
 */
async function approach(
  page: Page,
  session: CDPSession,
  { path, card }: Screen,
  isPhone: boolean,
): Promise<() => Promise<void>> {
  const link = page.locator(`${card ? 'main li article' : 'header'} a[href="${path}"]:visible`).first();
  if (isPhone && !card) await page.getByRole('button', { name: 'Open the menu' }).tap();
  if (card) await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  const { x, y } = await middle(link);
  const touch = (type: 'touchStart' | 'touchEnd' | 'touchCancel') =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [{ x, y }] : [] });
  if (isPhone) await touch('touchStart');
  else await page.mouse.move(x, y);
  await page.waitForTimeout(DWELL_MS);
  // A longer touch would open the link's context menu.
  if (isPhone) await touch('touchCancel');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  return async () => {
    if (isPhone) {
      await touch('touchStart');
      await touch('touchEnd');
    } else {
      await page.mouse.down();
      await page.mouse.up();
    }
  };
}

async function middle(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('the link to press is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
