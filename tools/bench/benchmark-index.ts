import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/** The first try runs code that the engine has not optimised yet. */
const TRIES = 5;

/** The benchmark index of the machine for which the budgets in milliseconds are set. */
const REFERENCE_INDEX = 3_600;

/** Returns the factor by which work takes longer than on the reference machine; 1 on a faster machine. */
export const slownessOf = (index: number): number => Math.max(1, REFERENCE_INDEX / index);

/**
 * Returns the benchmark index of Lighthouse for a page on this machine. It is proportional to the processor's
 * speed: Chrome assumes 1,000 for a mid-range phone.
 */
export async function readBenchmarkIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const indices: number[] = [];
  for (let attempt = 0; attempt < TRIES; attempt += 1)
    indices.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  await page.close();
  // The best value is taken, because other load on the machine can only lower it.
  return Math.max(...indices);
}

/** Returns the benchmark index of this machine for code in this process. */
export const ownBenchmarkIndex = (): number =>
  Math.max(...Array.from({ length: TRIES }, () => pageFunctions.computeBenchmarkIndex()));
