import { type BrowserContext, expect, type Locator, type Page, type Request } from '@playwright/test';

/** As long as the shortest pause between two polls. */
const STEP_MS = 2_000;

const underWay = new WeakMap<BrowserContext, Set<Request>>();

/** Gives the pages of a test a clock that it can run on. To be called before the first page opens. */
export async function installClock(page: Page): Promise<void> {
  const context = page.context();
  const requests = new Set<Request>();
  underWay.set(context, requests);
  context.on('request', (request) => {
    // What a page that is left had requested may never be reported to have ended.
    if (request.isNavigationRequest())
      for (const earlier of requests) if (earlier.frame() === request.frame()) requests.delete(earlier);
    requests.add(request);
  });
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
  await page.clock.install();
}

/**
 * Waits for what comes after pauses of the page, such as polls and retries. The clock runs on only while no
 * request is under way: the pauses pass at once, and no request is brought nearer to its timeout. Without
 * installClock the pauses take their time.
 */
export async function skipPausesUntil(
  page: Page,
  awaited: Locator | (() => Promise<boolean>),
  timeout = 15_000,
): Promise<void> {
  const requests = underWay.get(page.context());
  const isThere = typeof awaited === 'function' ? awaited : () => awaited.isVisible();
  const look = async () => {
    if (await isThere()) return true;
    if (requests?.size === 0) await page.clock.fastForward(STEP_MS);
    return false;
  };
  await expect.poll(look, { message: String(awaited), timeout, intervals: [50] }).toBe(true);
}

/** In steps, as a page lives through it: one jump would look like the sleep of the machine. */
export async function passTime(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await page.clock.fastForward(1_000);
}

/**
 * Lets at least ten seconds of the page's time pass, until nothing is requested any more: what the page does
 * after a pause or when it is idle has been done. For tests of what must not happen.
 */
export async function comeToRest(page: Page): Promise<void> {
  const requests = underWay.get(page.context());
  if (!requests) throw new Error('the page has no clock: call installClock first');
  for (let quietSteps = 0; quietSteps < 5; quietSteps = requests.size === 0 ? quietSteps + 1 : 0)
    await page.clock.fastForward(STEP_MS);
}
