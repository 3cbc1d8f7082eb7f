import type { CDPSession } from '@playwright/test';

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

export const PHONE: Profile = {
  ...{ name: 'phone', width: 390, height: 844 },
  ...{ latencyMs: 150, kilobitsPerSecond: 1_600, slowdown: 4 },
};
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
