import { eachCase, shows } from '@tests/statements/shows';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_790_000_000_000 });
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
});

eachCase([
  ['https://x.test/?trk=autumn', 'autumn', shows('key name trk')],
  ['https://x.test/schedule?sport=2&trk=a%20b', 'a b'],
  ['https://x.test/?trk=', undefined],
  ['https://x.test/', undefined],
  ['https://x.test/?trk=to-sam@example.com', '[redacted]'],
  [`https://x.test/?trk=${'x'.repeat(300)}`, 'x'.repeat(255)],
  ['not an address', undefined],
])('reads the tracking parameter trk from the entry address %j', async (entryAddress, trk) => {
  const { storeOuterTracking, outerTracking } = await import('./outer-tracking');
  storeOuterTracking(entryAddress);
  expect(outerTracking()).toBe(trk);
});

test(
  'stores the tracking parameter trk for 10,800,000 ms from the entry, whatever pages follow',
  shows('constant outer tracking 3 hours'),
  async () => {
    const { storeOuterTracking, outerTracking, TRK_LIFETIME_MS } = await import('./outer-tracking');
    storeOuterTracking('https://x.test/?trk=autumn');
    vi.advanceTimersByTime(TRK_LIFETIME_MS - 1_000);
    storeOuterTracking('https://x.test/faq');
    expect(outerTracking()).toBe('autumn');
    vi.advanceTimersByTime(1_000);
    expect(outerTracking()).toBeUndefined();
    expect(TRK_LIFETIME_MS).toBe(10_800_000);
  },
);
