import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '../machine/chromium.ts';

/** The same browser for every measure, kept from doing anything else. */
export function openBrowser(more: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS, '--enable-precise-memory-info', ...more],
  });
}

/** The one in the middle: a machine that others use as well has bad moments. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}
