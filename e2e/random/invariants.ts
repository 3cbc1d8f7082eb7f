import type { CDPSession, Page } from '@playwright/test';
import { productName } from '../../mocks/behaviour/purchases/charges.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { charges } from '../steps/buy-steps.ts';
import { contradictions, type ProductOrders } from '../steps/checkout-claims.ts';
import type { Viewer } from './viewer.ts';

/**
 * These checks take eight seconds on a quiet machine, and longer on a busy one, where rendering is slower
 * too.
 */
const MAX_WORD_CHECKS = 80;
const WORD_CHECK_INTERVAL_MS = 100;
const RECHECK_AFTER_MS = 1_000;
/**
 * The maximum number of times that one call may be sent in ten seconds. Two tabs may each poll every two
 * seconds.
 */
const MAX_SAME_CALL = 14;
const MAX_CALLS = 240;
const MAX_HEAP_BYTES = 120_000_000;

/** Thrown when an invariant is broken. The message starts with the invariant's name. */
class InvariantError extends Error {
  constructor(name: string, detail: string) {
    super(`${name}: ${detail}`);
  }
}

/** Whether the page's content, a notice, the loader or the error screen shows visible words. */
const hasWords = (page: Page) =>
  page.evaluate(() => {
    const hasVisibleWords = (root: Element) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        if (!/\p{L}{2}/u.test(texts.currentNode.nodeValue ?? '') || !parent) continue;
        const isVisible = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        range.selectNodeContents(texts.currentNode);
        const { width, height } = range.getBoundingClientRect();
        // Texts that only screen readers read have a box of one pixel, so they do not count.
        if (isVisible && width > 2 && height > 2 && parent.getBoundingClientRect().width > 2) return true;
      }
      return false;
    };
    const roots = document.querySelector('main')
      ? [...document.querySelectorAll('main, [role=status], [role=alert]')]
      : [document.body];
    return roots.some(hasVisibleWords);
  });

async function expectWords({ page }: Viewer): Promise<void> {
  for (let check = 0; check < MAX_WORD_CHECKS; check += 1) {
    // A page that is being left has no document to read, so the error is ignored.
    if (await hasWords(page).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, WORD_CHECK_INTERVAL_MS));
  }
  const text = await page
    .evaluate(() => (document.querySelector('main') ?? document.body).innerHTML.slice(0, 2_000))
    .catch(String);
  throw new InvariantError('words within 8 s', `${page.url()} shows none: ${text}`);
}

function expectNoErrors({ errors }: Viewer): void {
  if (errors.length > 0) throw new InvariantError('no uncaught error', errors.join('\n'));
}

function expectNoPolicyViolation(violations: readonly string[]): void {
  if (violations.length > 0) throw new InvariantError('no breach of the policy', violations.join('\n'));
}

async function expectNoSidewaysScroll({ page }: Viewer): Promise<void> {
  const wide = await page
    .evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return null;
      const widest = [...document.querySelectorAll('body *')].findLast(
        (element) => element.getBoundingClientRect().right > clientWidth + 1,
      );
      return `${scrollWidth} > ${clientWidth}: ${widest?.outerHTML.slice(0, 300)}`;
    })
    .catch(() => null);
  if (wide) throw new InvariantError('no sideways scroll', `${page.url()}: ${wide}`);
}

function expectOneCharge({ demo, pressedPay }: Viewer): void {
  const { world } = demo;
  const counts = new Map<string, number>();
  for (const { user_id, product } of charges(world)) {
    const email = world.store.users.get(user_id)?.email;
    const bought = `${email} ${product}`;
    counts.set(bought, (counts.get(bought) ?? 0) + 1);
    if (!pressedPay.has(bought)) throw new InvariantError('no charge without a press', bought);
  }
  for (const [bought, count] of counts)
    if (count > 1) throw new InvariantError('one charge at most', `${bought}: ${count}`);
}

const ordersOf = (viewer: Viewer, product: string): ProductOrders => {
  const { orders, users } = viewer.demo.world.store;
  const userId = users.find(({ email }) => email === viewer.email)?.id;
  return structuredClone(
    orders.where(({ item, user_id }) => user_id === userId && productName(item) === product),
  );
};

/** Returns the product of a checkout's address under the name that the demo gives it. */
export function productAt(url: string): string | null {
  const { pathname, searchParams } = new URL(url);
  if (pathname !== '/buy') return null;
  const id = (name: string) => searchParams.get(name);
  if (id('vod_id')) return `vod:${id('vod_id')}`;
  if (id('package_id')) return `package:${id('package_id')}`;
  if (id('subscription_id')) return `subscription:${id('subscription_id')}`;
  return id('event_id') ? `event:${id('event_id')}` : null;
}

/** Checks that no sentence on the checkout contradicts the demo's orders. */
async function expectTrueCheckout(viewer: Viewer): Promise<void> {
  const product = productAt(viewer.page.url());
  if (!product || !viewer.email) return;
  const before = ordersOf(viewer, product);
  const text = await viewer.page
    .locator('body')
    .textContent({ timeout: 1_000 })
    .catch(() => '');
  const language = await viewer.language().catch(() => 'en' as const);
  const wrong = contradictions(text ?? '', before, ordersOf(viewer, product), language);
  if (wrong.length > 0) throw new InvariantError('the checkout contradicts no order', `${product}: ${wrong}`);
}

function expectFewCalls({ network }: Viewer): void {
  const calls = [...network.recentCalls()];
  const total = calls.reduce((sum, [, count]) => sum + count, 0);
  if (total > MAX_CALLS) throw new InvariantError('few requests', `${total} in ten seconds`);
  const storm = calls.find(([, count]) => count > MAX_SAME_CALL);
  if (storm) throw new InvariantError('few requests', `${storm[1]} × ${storm[0]} in ten seconds`);
}

async function accessibilityFaults(page: Page): Promise<string[]> {
  // While the loader is shown, there is no content to check.
  if ((await page.locator('main').count()) === 0) return [];
  // Leaves out the payment provider's frames, which are not part of the site. An error while leaving the page
  // is no violation.
  const violations = await accessibilityViolations(page, { but: 'iframe' }).catch(() => []);
  return violations.map((violation) => JSON.stringify(violation));
}

/**
 * Checks twice, because axe reports elements that are gone if the screen is replaced during the first check.
 */
async function expectAccessible({ page }: Viewer): Promise<void> {
  const seen = await accessibilityFaults(page);
  if (seen.length === 0) return;
  await new Promise((resolve) => setTimeout(resolve, RECHECK_AFTER_MS));
  const seenAgain = (await accessibilityFaults(page)).filter((fault) => seen.includes(fault));
  if (seenAgain.length > 0) throw new InvariantError('accessible', `${page.url()}: [${seenAgain.join()}]`);
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

async function expectBoundedHeap({ page, context }: Viewer): Promise<void> {
  const opening = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, opening);
  const session = await opening;
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  if (usedSize > MAX_HEAP_BYTES)
    throw new InvariantError('heap bounded', `${page.url()}: ${Math.round(usedSize / 1e6)} MB`);
}

/** The number of invariants checked after every action, and of those checked only after every tenth. */
const CHECKS_PER_ACTION = 8;
const ACTIONS_PER_SAMPLE = 10;
const SAMPLED_CHECKS = 2;

/** Checks all invariants after an action; returns how many checks were made. */
export async function checkInvariants(
  viewer: Viewer,
  violations: readonly string[],
  action: number,
): Promise<number> {
  await expectWords(viewer);
  await expectNoSidewaysScroll(viewer);
  await expectTrueCheckout(viewer);
  expectOneCharge(viewer);
  expectFewCalls(viewer);
  expectNoErrors(viewer);
  expectNoPolicyViolation(violations);
  if (action % ACTIONS_PER_SAMPLE !== 0) return CHECKS_PER_ACTION;
  await expectAccessible(viewer);
  await expectBoundedHeap(viewer);
  return CHECKS_PER_ACTION + SAMPLED_CHECKS;
}
