import type { Page } from '@playwright/test';
import { deviceCookie } from '../../src/app/first-view/device-cookie';
import { playInOneZone } from '../../tools/demo-site/one-zone.ts';
import { test as base, expect, startSite } from './demo-channel';
import { holdResponses } from './hold-responses';
import { returning } from './visitor';

export { VENUES_ZONE } from '../../tools/demo-site/one-zone.ts';

export const LAPTOP = { width: 1350, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Serves the built site behind the edge, as `npm start` does, so home arrives rendered. */
export const test = base.extend({
  demo: async ({ scenario }, use) => {
    const site = await startSite('edge', { scenario });
    playInOneZone(site.world);
    if (scenario === 'default') await fetchRendered(site.url);
    await use(site);
    await site.close();
  },
});

export const MAX_SHIFT = 0.01;

interface PageRecord {
  /** Errors of the page, including those from which React recovers. */
  problems: string[];
  /** The calls of the main API and of the keys that were sent. */
  calls: string[];
}

export function recordPage(page: Page): PageRecord {
  const seen: PageRecord = { problems: [], calls: [] };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') seen.problems.push(message.text());
  });
  page.on('pageerror', (error) => seen.problems.push(String(error)));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|keys|config\.json)/.test(pathname)) seen.calls.push(pathname);
  });
  return seen;
}

/** Counts how often the browser requests a page of the site. */
export function countPages(page: Page): { count: number } {
  const pages = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pages.count += 1;
  });
  return pages;
}

/** Records the text of every painted frame, and how far the layout shifts. */
export const recordFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: string[] = [];
    let shift = 0;
    const record = () => {
      const root = document.querySelector<HTMLElement>('#root');
      // A hidden root shows nothing; hidden times show nothing either.
      // biome-ignore lint/performance/useDomNodeTextContent: only what is painted counts.
      if (root && !root.hidden) frames.push(root.innerText);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput')) shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { recordedFrames: () => ({ frames, shift }) });
  });

export const recorded = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'recordedFrames') as () => { frames: string[]; shift: number })());

/** Waits until React has hydrated the page: its elements then have React's properties. */
export const waitForHydration = (page: Page, selector = 'main article a') =>
  page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    return element && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, selector);

/**
 * Fetches a page until the edge sends it rendered. With a time zone, the request is that of a returning
 * device in that zone.
 */
export async function fetchRendered(url: string, locale = 'en-US', timeZone?: string): Promise<string> {
  const cookie =
    timeZone && deviceCookie({ timeZone, language: '', startsPlain: false }, false).split(';')[0];
  let html = '';
  await expect(async () => {
    html = await (
      await fetch(url, { headers: { 'Accept-Language': locale, ...(cookie && { Cookie: cookie }) } })
    ).text();
    expect(html).toContain('data-rendered');
    if (timeZone) expect(html).toContain(`"timeZone":"${timeZone}"`);
  }).toPass();
  return html;
}

/**
 * Opens a rendered page without its code. Returns a function that lets the code load and waits until React
 * has taken the page over.
 */
export async function openWithoutCode(
  page: Page,
  url: string,
  path: string,
  { content = 'main article', isNew = false } = {},
): Promise<() => Promise<void>> {
  await fetchRendered(url + path);
  if (!isNew) await returning(page);
  const release = await holdResponses(page, /\/assets\/.*\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(content).first().waitFor();
  return async () => {
    release();
    await waitForHydration(page, `${content} :is(a, input)`);
  };
}
