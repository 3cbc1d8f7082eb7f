import type { Browser, BrowserContext } from '@playwright/test';
import { VENUES_ZONE } from '../../demo-site/one-zone.ts';
import { type Profile, slowDown } from '../profiles.ts';

export interface FirstMoments {
  /** Milliseconds from the start of the navigation to the first contentful paint. */
  paint: number;
  /** The time at which the main content is visible. */
  content: number;
  largestPaint: number;
  /** The time at which React handles clicks. Infinity on a page without React. */
  interactive: number;
  layoutShift: number;
  /** The number of requests to the API and for keys. */
  calls: number;
}

const SETTLE_MS = 1_500;
/** The console message of a page whose moments are recorded. */
const DONE = 'recorded';

/**
 * Opens a page with an empty cache and measures when its first view appears. `content` is a selector in that
 * view.
 */
export async function measureFirstMoments(
  browser: Browser,
  url: string,
  content: string,
  profile: Profile,
  hasScripts: boolean,
): Promise<FirstMoments> {
  const context = await openContext(browser, profile);
  const moments = await measureVisit(context, url, content, profile, hasScripts);
  await context.close();
  return moments;
}

/** Opens a browser context with the device's screen, in one language and time zone. */
export const openContext = (browser: Browser, { width, height }: Profile): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width, height }, locale: 'en-US', timezoneId: VENUES_ZONE });

/** Measures a visit with what earlier visits have left in the context. */
export async function measureVisit(
  context: BrowserContext,
  url: string,
  content: string,
  profile: Profile,
  hasScripts: boolean,
): Promise<FirstMoments> {
  const page = await context.newPage();
  let calls = 0;
  page.on('request', (request) => {
    if (/^\/(api|keys)\//.test(new URL(request.url()).pathname)) calls += 1;
  });
  await page.addInitScript(recordMoments, { selector: content, hasScripts, done: DONE });
  const session = await context.newCDPSession(page);
  await slowDown(session, profile);
  // A function that waits in the page would first load 330 KB of Playwright's own code there, which takes 70
  // ms of a slowed processor.
  const done = page.waitForEvent('console', {
    predicate: (message) => message.text() === DONE,
    timeout: 60_000,
  });
  await Promise.all([done, page.goto(url, { waitUntil: 'commit' })]);
  await page.waitForTimeout(SETTLE_MS);
  const found = await page.evaluate(() => ({
    ...(Reflect.get(window, 'moments') as Omit<FirstMoments, 'paint' | 'calls'>),
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  return { ...found, calls, interactive: hasScripts ? found.interactive : Number.POSITIVE_INFINITY };
}

/**
 * Runs in the page. It polls by a timer, because a callback for each frame would make the page render frames
 * that it does not need.
 */
function recordMoments(options: { selector: string; hasScripts: boolean; done: string }): void {
  const POLL_MS = 8;
  const moments = { content: 0, interactive: 0, largestPaint: 0, layoutShift: 0 };
  Object.assign(window, { moments });
  const find = () => document.querySelector<HTMLElement>(options.selector);
  const isShown = () => find()?.checkVisibility({ visibilityProperty: true });
  const handlesClicks = (part: HTMLElement) =>
    Object.keys(part).some((key) => key.startsWith('__reactProps'));
  const check = () => {
    const part = find();
    if (part && handlesClicks(part)) moments.interactive ||= performance.now();
    if (part && !moments.content)
      // The content is visible in the frame that follows.
      requestAnimationFrame(() => {
        if (isShown()) moments.content ||= performance.now();
      });
    if (moments.content > 0 && (moments.interactive > 0 || !options.hasScripts)) console.debug(options.done);
    else setTimeout(check, POLL_MS);
  };
  check();
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) moments.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moments.layoutShift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}
