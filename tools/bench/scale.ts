import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import type { World } from '../../mocks/store/world.ts';
import { startDemoSite } from '../demo-site/demo-site.ts';
import { openBrowser } from './browser.ts';
import type { Figure, Part } from './figures.ts';
import { calibratePhone } from './profiles.ts';

const SIZES = [100, 1_000, 10_000];
const LATENCY_MS = 100;
const TRIES = 3;
const MOUSE_STEP_MS = 80;
const NAVIGATIONS = 50;
/**
 * The heap may grow by this much between the tenth and the last navigation. More would mean that pages are
 * retained.
 */
const MAX_GROWTH_MB = 2;

declare global {
  interface Window {
    slowest: number;
  }
}

/** Records the longest time from any click or key press until the page showed its result. */
async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.slowest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.slowest = Math.max(window.slowest, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

async function slowest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.slowest = 0;
  });
  await act();
  await page.waitForTimeout(600);
  return page.evaluate(() => window.slowest);
}

/**
 * Clicks like a hand: move, down, up. Playwright's own checks before a click would distort the measurement.
 */
async function press(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x, y);
  await page.waitForTimeout(MOUSE_STEP_MS);
  await page.mouse.down();
  await page.waitForTimeout(MOUSE_STEP_MS);
  await page.mouse.up();
}

async function middle(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('the element to press is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const slowDownCpu = (session: CDPSession, rate: number) =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** Removes all but the events nearest to today from the ten thousand. */
function keepNearest(world: World, count: number): void {
  const { catalogue } = world;
  const today = world.now();
  const nearest = catalogue.events.toSorted((a, b) => Math.abs(a.start - today) - Math.abs(b.start - today));
  const nearestEvents = new Set(nearest.slice(0, count));
  catalogue.events.splice(
    0,
    Number.POSITIVE_INFINITY,
    ...catalogue.events.filter((event) => nearestEvents.has(event)),
  );
}

interface Measured {
  firstRender: number;
  filtered: number;
  scrolled: number;
  slowest: number;
}

/** Measures the schedule on a new page: first render, filter, scroll, and the response time of each click. */
async function measure(browser: Browser, site: string, slowdown: number): Promise<Measured> {
  const page = await browser.newPage();
  await watchInteractions(page);
  const session = await page.context().newCDPSession(page);
  await page.goto(`${site}/faq`);
  await page.evaluate(() =>
    localStorage.setItem('rudy_consent', JSON.stringify({ value: 'refused', until: Date.now() + 1e9 })),
  );
  await page.goto(`${site}/schedule`);
  const list = page.getByRole('main').getByRole('article');
  await list.first().waitFor();
  const firstRender = await page.evaluate(() => performance.now());

  const filters = await middle(page.getByRole('button', { name: /^Filters/ }));
  await slowDownCpu(session, slowdown);
  const pressed = await slowest(page, async () => {
    await press(page, filters);
    await page.getByRole('combobox', { name: 'Gender' }).waitFor();
  });
  const count = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /events?/ })
    .first();
  const before = await count.textContent();
  let filtered = 0;
  const chosen = await slowest(page, async () => {
    const startedAt = performance.now();
    await page.getByRole('combobox', { name: 'Gender' }).selectOption('female');
    await page.waitForFunction(
      (text) =>
        [...document.querySelectorAll('main [role=status]')].every((node) => node.textContent !== text),
      before,
    );
    filtered = performance.now() - startedAt;
  });
  const typed = await slowest(page, () =>
    page.getByRole('searchbox').first().pressSequentially('fox', { delay: 60 }),
  );
  await page.getByRole('searchbox').first().fill('');
  await page.waitForTimeout(800);
  const scrolled = await page.evaluate(async () => {
    let worst = 0;
    let last = performance.now();
    for (let step = 0; step < 120; step += 1) {
      scrollBy(0, 400);
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      worst = Math.max(worst, now - last);
      last = now;
    }
    return worst;
  });
  await page.close();
  return { firstRender, filtered, scrolled, slowest: Math.max(pressed, chosen, typed) };
}

/**
 * Measures with this many events. Takes the best of three runs, because other load on the machine can only
 * slow a run.
 */
async function schedule(events: number): Promise<Figure[]> {
  const site = await startDemoSite({ scenario: 'huge' });
  keepNearest(site.world, events);
  const browser = await openBrowser();
  const of = `schedule, ${events.toLocaleString('en')} events`;
  try {
    const { slowdown } = await calibratePhone(browser);
    const measured: Measured[] = [];
    for (let attempt = 0; attempt < TRIES; attempt += 1)
      measured.push(await measure(browser, site.url, slowdown));
    const best = (name: keyof Measured) => Math.min(...measured.map((one) => one[name]));
    return [
      { of, what: 'first render', value: best('firstRender'), unit: 'ms' },
      { of, what: 'filter change, with a phone’s processor', value: best('filtered'), unit: 'ms' },
      {
        of,
        what: 'longest frame of scrolling, with a phone’s processor',
        value: best('scrolled'),
        unit: 'ms',
      },
      {
        of,
        what: 'slowest interaction, with a phone’s processor',
        value: best('slowest'),
        unit: 'ms',
        budget: LATENCY_MS,
      },
    ];
  } finally {
    await browser.close();
    await site.close();
  }
}

async function measureMemory(session: CDPSession): Promise<{ megabytes: number; nodes: number }> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { megabytes: usedSize / 1e6, nodes };
}

/** Navigates through the site in circles by its own links, and measures the heap. */
async function memory(): Promise<Figure[]> {
  const site = await startDemoSite();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await page.goto(site.url);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    const places = ['/schedule', '/packages', '/vod_library', '/faq', '/'];
    const visit = async (path: string) => {
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, path);
      // Passes no element handle, which would retain its whole page.
      await page.waitForFunction(
        (to) => location.pathname === to && document.querySelector('main h1') !== null,
        path,
      );
      await page.waitForTimeout(350);
    };
    let early = await measureMemory(session);
    for (let index = 1; index <= NAVIGATIONS; index += 1) {
      await visit(places[index % places.length] ?? '/');
      if (index === 10) early = await measureMemory(session);
    }
    const late = await measureMemory(session);
    const of = `${NAVIGATIONS} navigations`;
    return [
      { of, what: 'heap at the end', value: late.megabytes, unit: 'MB' },
      {
        of,
        what: 'heap grown since the tenth',
        value: late.megabytes - early.megabytes,
        unit: 'MB',
        budget: MAX_GROWTH_MB,
      },
      {
        of,
        what: 'DOM nodes grown since the tenth',
        value: late.nodes - early.nodes,
        unit: '',
        budget: 2_000,
      },
    ];
  } finally {
    await browser.close();
    await site.close();
  }
}

export async function benchScale(): Promise<Part> {
  const figures: Figure[] = [];
  for (const size of SIZES) figures.push(...(await schedule(size)));
  return { name: 'scale', figures: [...figures, ...(await memory())] };
}
