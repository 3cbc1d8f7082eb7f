import { type BrowserContext, expect, type Locator, type Page, type Request } from '@playwright/test';

/** As long as the shortest pause between two polls. */
const STEP_MS = 2_000;

const underWay = new WeakMap<BrowserContext, Set<Request>>();

/** Gives the pages of a test a clock that it can run on. To be called before the first page opens. */
export async function installClock(page: Page): Promise<void> {
  const context = page.context();
  const requests = new Set<Request>();
  underWay.set(context, requests);
  context.on('request', (request) => requests.add(request));
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
  await page.clock.install();
}

/**
 * Waits for what comes after pauses of the page, such as polls and retries. The clock runs on only while no
 * request is under way: the pauses pass at once, and no request is brought nearer to its timeout. Without
 * installClock the pauses take their time.
 */
export async function skipPausesUntil(page: Page, shown: Locator, timeout = 15_000): Promise<void> {
  const requests = underWay.get(page.context());
  const look = async () => {
    if (await shown.isVisible()) return true;
    if (requests?.size === 0) await page.clock.fastForward(STEP_MS);
    return false;
  };
  await expect.poll(look, { message: `to be visible: ${shown}`, timeout, intervals: [50] }).toBe(true);
}
