import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadEngine } from '../../player/engine/load-engine';
import type { Measures } from './measures';
import { runCheck } from './run-check';

vi.mock('../../player/engine/load-engine', () => ({ loadEngine: vi.fn() }));

const never = new Promise<never>(() => {});
const neverResponds = () => never;

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(loadEngine).mockReturnValue(never);
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'mediaCapabilities');
});

function decodingInfo(respond: () => Promise<unknown>): void {
  Object.defineProperty(navigator, 'mediaCapabilities', {
    value: { decodingInfo: respond },
    configurable: true,
  });
}

/** Starts a check. Returns the partial results and, after the end, the final result. */
function start(options: Partial<Parameters<typeof runCheck>[0]>) {
  const found: Partial<Measures> = {};
  const state: { found: Partial<Measures>; result: Measures | null } = { found, result: null };
  void runCheck({
    ...{ embedded: false, test: null, outcome: () => ({ type: 'late' }) },
    checkRegion: async () => 'allowed',
    onFound: (more) => Object.assign(found, more),
    ...options,
  }).then((measures) => {
    state.result = measures;
  });
  return state;
}

test('the region is unknown if the backend does not respond within eight seconds', async () => {
  decodingInfo(async () => ({ supported: true, smooth: true }));
  const check = start({ checkRegion: neverResponds });
  await vi.advanceTimersByTimeAsync(7_900);
  expect(check.found).not.toHaveProperty('region');
  await vi.advanceTimersByTimeAsync(200);
  expect(check.found.region).toBe('unknown');
  expect(check.result).toMatchObject({ region: 'unknown', device: { small: 'smooth', hd: 'smooth' } });
});

test('the device is unknown if the browser does not respond within four seconds', async () => {
  decodingInfo(neverResponds);
  const check = start({});
  await vi.advanceTimersByTimeAsync(3_900);
  expect(check.found).not.toHaveProperty('device');
  expect(check.result).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(check.found.device).toEqual({ small: 'unknown', hd: 'unknown' });
  expect(check.result).toMatchObject({ region: 'allowed', device: { small: 'unknown', hd: 'unknown' } });
});

test('the test video is late if neither the player nor its first frame has loaded within 33 seconds', async () => {
  decodingInfo(async () => ({ supported: true, smooth: true }));
  const check = start({ test: never });
  await vi.advanceTimersByTimeAsync(32_900);
  expect(check.found).not.toHaveProperty('test');
  await vi.advanceTimersByTimeAsync(200);
  expect(check.result).toMatchObject({ test: { type: 'late' }, speed: null });
});

test('the test video may take eighteen seconds once the player’s code has loaded', async () => {
  decodingInfo(async () => ({ supported: true, smooth: true }));
  vi.mocked(loadEngine).mockResolvedValue(vi.fn());
  const check = start({ test: never, outcome: () => ({ type: 'stuck' }) });
  await vi.advanceTimersByTimeAsync(17_900);
  expect(check.result).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(check.result).toMatchObject({ test: { type: 'stuck' } });
});
