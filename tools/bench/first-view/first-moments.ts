import type { Browser } from '@playwright/test';
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
  const context = await browser.newContext({
    viewport: { width: profile.width, height: profile.height },
    locale: 'en-US',
    timezoneId: VENUES_ZONE,
  });
  const page = await context.newPage();
  let calls = 0;
  page.on('request', (request) => {
    if (/^\/(api|keys)\//.test(new URL(request.url()).pathname)) calls += 1;
  });
  await page.addInitScript((selector) => {
    const moments = { content: 0, interactive: 0, largestPaint: 0, layoutShift: 0 };
    Object.assign(window, { moments });
    const check = () => {
      const shown = document.querySelector<HTMLElement>(selector);
      if (shown?.checkVisibility({ visibilityProperty: true })) moments.content ||= performance.now();
      if (shown && Object.keys(shown).some((key) => key.startsWith('__reactProps')))
        moments.interactive ||= performance.now();
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) moments.largestPaint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moments.layoutShift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  }, content);
  const session = await context.newCDPSession(page);
  await slowDown(session, profile);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    (scripts) => {
      const moments = Reflect.get(window, 'moments') as { content: number; interactive: number };
      return moments.content > 0 && (!scripts || moments.interactive > 0);
    },
    hasScripts,
    { timeout: 60_000 },
  );
  await page.waitForTimeout(SETTLE_MS);
  const found = await page.evaluate(() => ({
    ...(Reflect.get(window, 'moments') as Omit<FirstMoments, 'paint' | 'calls'>),
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  await context.close();
  return { ...found, calls, interactive: hasScripts ? found.interactive : Number.POSITIVE_INFINITY };
}
