import { expect, test, vi } from 'vitest';
import { probeBrowser, probeDevice } from './probe-device';

const plays = { isTypeSupported: () => true };
const refuses = { isTypeSupported: () => false };

const browser = (has: object, native = '') => ({
  navigator,
  localStorage,
  document: { createElement: () => ({ canPlayType: () => native }) } as unknown as Document,
  ...has,
});

test.each([
  ['with a script', browser({ MediaSource: plays }), 'script'],
  [
    'with a script and a managed media source, as on phones',
    browser({ ManagedMediaSource: plays }, 'maybe'),
    'script',
  ],
  ['natively', browser({}, 'maybe'), 'native'],
  [
    'natively, where media sources only support other formats',
    browser({ MediaSource: refuses }, 'probably'),
    'native',
  ],
  ['not at all', browser({ MediaSource: refuses }), 'none'],
])('probeBrowser detects how a browser plays streams: %s', (_, has, streams) => {
  expect(probeBrowser(has)).toEqual({ streams, storageWorks: true });
});

test('probeBrowser detects a device without storage, and leaves no test value behind', () => {
  const localStorage = new Proxy(globalThis.localStorage, {
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(probeBrowser({ ...browser({ MediaSource: plays }), localStorage }).storageWorks).toBe(false);
  probeBrowser(browser({ MediaSource: plays }));
  expect(globalThis.localStorage.length).toBe(0);
});

const device = (decodingInfo?: unknown) =>
  probeDevice('script', { mediaCapabilities: decodingInfo && { decodingInfo } } as unknown as Navigator);

test('probeDevice requests the decoding capability for each size, and reports “unknown” if the browser gives none', async () => {
  const decodingInfo = vi.fn(async ({ video }: { video: { height: number } }) => ({
    supported: true,
    smooth: video.height < 720,
  }));
  expect(await device(decodingInfo)).toEqual({ small: 'smooth', hd: 'rough' });
  expect(await device(async () => ({ supported: false, smooth: false }))).toEqual({ small: 'no', hd: 'no' });
  expect(await device(() => Promise.reject(new TypeError('no')))).toEqual({
    small: 'unknown',
    hd: 'unknown',
  });
  expect(await device()).toEqual({ small: 'unknown', hd: 'unknown' });
});
