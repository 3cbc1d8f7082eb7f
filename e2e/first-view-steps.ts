import type { Page } from '@playwright/test';
import { startDemoSite } from '../tools/demo-site/demo-site.ts';
import { test as base, expect } from './demo-channel';

export const VENUES_ZONE = 'America/Chicago';

export const LAPTOP = { width: 1350, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** The built site behind the edge, as `npm start` serves it: home comes with its first view. */
export const test = base.extend({
  demo: async ({ scenario }, use) => {
    const site = await startDemoSite({ scenario, unfurl: true });
    // The edge renders in the zone of most games on home, which come and go with the time of day.
    for (const event of site.world.catalogue.events) event.time_zone = VENUES_ZONE;
    if (scenario === 'default') await fetchRendered(site.url);
    await use(site);
    await site.close();
  },
});

export const MAX_SHIFT = 0.01;

interface Seen {
  /** Errors, also those from which React recovers. */
  problems: string[];
  /** Calls of the main API and of the keys. */
  calls: string[];
}

export function watch(page: Page): Seen {
  const seen: Seen = { problems: [], calls: [] };
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

/** Records what every painted frame shows, and how far it moves. */
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

/** React has taken the page over once its elements have its properties. */
export const isTakenOver = (page: Page, selector = 'main article a') =>
  page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    return element && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, selector);

/** The page as the edge sends it, once it is at hand there. */
export async function fetchRendered(url: string, locale = 'en-US'): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await (await fetch(url, { headers: { 'Accept-Language': locale } })).text();
    expect(html).toContain('data-rendered');
  }).toPass();
  return html;
}
