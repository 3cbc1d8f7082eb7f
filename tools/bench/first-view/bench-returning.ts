import type { Browser } from '@playwright/test';
import { startDemoSite } from '../../demo-site/demo-site.ts';
import { playInOneZone } from '../../demo-site/one-zone.ts';
import { median, openBrowser } from '../browser.ts';
import type { Figure } from '../figures.ts';
import { calibratePhone, type Profile } from '../profiles.ts';
import { measureVisit, openContext } from './first-moments.ts';

const ROUNDS = 5;

/** With a quicker API, all responses are there before the code has run, with or without a stored channel. */
const LATENCY_MS = 800;
const STORE_MS = 2_000;

const MOMENTS = [
  { what: 'layout', selector: 'header a', maxRatio: 0.9 },
  { what: 'first card', selector: 'main article a', maxRatio: 1.05 },
];

/**
 * Measures a phone's second visit of home, with the channel that the first visit has stored and without it.
 * Both take turns, so that other load on the machine affects both.
 */
export async function benchReturning(): Promise<Figure[]> {
  const site = await startDemoSite({ latency: LATENCY_MS });
  playInOneZone(site.world);
  const browser = await openBrowser();
  const of = 'home, a returning viewer on a phone';
  const figures: Figure[] = [];
  try {
    const phone = await calibratePhone(browser);
    for (const { what, selector, maxRatio } of MOMENTS) {
      const ratios: number[] = [];
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const without = await timeOfSecondVisit(browser, phone, site.url, selector, false);
        const stored = await timeOfSecondVisit(browser, phone, site.url, selector, true);
        ratios.push(stored / without);
        times.push(stored);
      }
      figures.push(
        { of, what, value: median(times), unit: 'ms' },
        {
          of,
          what: `${what}, to a start without the stored channel`,
          value: median(ratios),
          unit: '×',
          budget: maxRatio,
        },
      );
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return figures;
}

async function timeOfSecondVisit(
  browser: Browser,
  phone: Profile,
  url: string,
  selector: string,
  isStored: boolean,
): Promise<number> {
  const context = await openContext(browser, phone);
  const first = await context.newPage();
  await first.goto(url);
  await first.locator('main article').first().waitFor();
  await first.waitForTimeout(STORE_MS);
  const wasStored = await first.evaluate((keeps) => {
    const has = localStorage.getItem('rudy_channel') !== null;
    if (!keeps) localStorage.removeItem('rudy_channel');
    return has;
  }, isStored);
  if (!wasStored) throw new Error('the first visit has not stored the channel');
  await first.close();
  const { content } = await measureVisit(context, url, selector, phone, true);
  await context.close();
  return content;
}
