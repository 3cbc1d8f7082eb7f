import type { Browser, CDPSession } from '@playwright/test';
import { readBenchmarkIndex } from './benchmark-index.ts';

/** A device and its network connection. */
export interface Profile {
  name: string;
  width: number;
  height: number;
  latencyMs: number;
  kilobitsPerSecond: number;
  /** How many times slower the processor is than that of this machine. */
  slowdown: number;
}

/**
 * The benchmark index of the phone, a quarter of that of the reference machine. With it, the home page of the
 * commit at which the budgets were set shows its first card in the time that they were derived from.
 */
const PHONE_INDEX = 900;

/** Returns the profile of a phone whose processor is equally fast on all machines. */
export async function calibratePhone(browser: Browser): Promise<Profile> {
  const slowdown = Math.max(1, (await readBenchmarkIndex(browser)) / PHONE_INDEX);
  return {
    ...{ name: 'phone', width: 390, height: 844 },
    ...{ latencyMs: 150, kilobitsPerSecond: 1_600, slowdown },
  };
}

/** The profile of a desktop with the processor of this machine. */
export const DESKTOP: Profile = {
  ...{ name: 'desktop', width: 1350, height: 900 },
  ...{ latencyMs: 20, kilobitsPerSecond: 20_000, slowdown: 1 },
};

/** Throttles a page to the network and the processor of a profile. */
export async function slowDown(
  session: CDPSession,
  { latencyMs, kilobitsPerSecond, slowdown }: Profile,
): Promise<void> {
  const bytesPerSecond = (kilobitsPerSecond * 1_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
