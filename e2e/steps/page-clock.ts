import { type BrowserContext, expect, type Locator, type Page, type Request } from '@playwright/test';

/** The shortest pause between two polls. */
const STEP_MS = 2_000;

const pendingRequests = new WeakMap<BrowserContext, Set<Request>>();

/** Gives the pages of a test a fake clock. Must be called before the first page opens. */
export async function installClock(page: Page): Promise<void> {
  const context = page.context();
  const requests = new Set<Request>();
  pendingRequests.set(context, requests);
  context.on('request', (request) => {
    // Ignores images: they have no timeout, and Playwright may never report the end of one that was
    // prefetched.
    if (request.resourceType() === 'image') return;
    // Forgets the requests of the previous page, because Playwright may never report their end.
    if (request.isNavigationRequest())
      for (const earlier of requests) if (earlier.frame() === request.frame()) requests.delete(earlier);
    requests.add(request);
  });
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
  await page.clock.install();
}

/**
 * Waits for what happens after pauses of the page, such as polls and retries. The fake clock advances only
 * while no request is running, so no request gets closer to its timeout. Without installClock it waits in
 * real time.
 */
export async function skipPausesUntil(
  page: Page,
  awaited: Locator | (() => Promise<boolean>),
  timeout = 15_000,
): Promise<void> {
  const requests = pendingRequests.get(page.context());
  const isThere = typeof awaited === 'function' ? awaited : () => awaited.isVisible();
  const check = async () => {
    if (await isThere()) return true;
    if (requests?.size === 0) await page.clock.fastForward(STEP_MS);
    return false;
  };
  await expect.poll(check, { message: String(awaited), timeout, intervals: [50] }).toBe(true);
}

/** Advances in steps, because a single jump would look as if the machine had been asleep. */
export async function passTime(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await page.clock.fastForward(1_000);
}

/**
 * Lets at least ten seconds of the page's time pass until no request is running. Used before asserting that
 * nothing happened.
 */
export async function waitUntilQuiet(page: Page): Promise<void> {
  const requests = pendingRequests.get(page.context());
  if (!requests) throw new Error('the page has no clock: call installClock first');
  for (let quietSteps = 0; quietSteps < 5; quietSteps = requests.size === 0 ? quietSteps + 1 : 0)
    await page.clock.fastForward(STEP_MS);
}
