import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '../machine/chromium.ts';

/**
 * Opens the browser of all measurements, without background work, in the given time zone or that of this
 * machine.
 */
export function openBrowser(more: string[] = [], timeZone?: string): Promise<Browser> {
  return chromium.launch({
    ...(timeZone && { env: { ...process.env, TZ: timeZone } }),
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS, '--enable-precise-memory-info', ...more],
  });
}

/** Returns the median, because a shared machine is sometimes slow. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}
