import { expect, test, vi } from 'vitest';
import { lookAtBrowser, lookAtDevice, savesData } from './look-at-device';

const plays = { isTypeSupported: () => true };
const refuses = { isTypeSupported: () => false };

const browser = (has: object, native = '') => ({
  navigator,
  localStorage,
  document: { createElement: () => ({ canPlayType: () => native }) } as unknown as Document,
  ...has,
});

test.each([
  ['a script', browser({ MediaSource: plays }), 'script'],
  ['a managed source, as on phones', browser({ ManagedMediaSource: plays }, 'maybe'), 'script'],
  ['itself', browser({}, 'maybe'), 'native'],
  ['itself, where sources know other formats alone', browser({ MediaSource: refuses }, 'probably'), 'native'],
  ['nothing', browser({ MediaSource: refuses }), 'none'],
])('a browser that plays streams by %s', (_, has, streams) => {
  expect(lookAtBrowser(has)).toEqual({ streams, keeps: true });
});

test('a device that refuses to keep anything is found out, and nothing is left on another', () => {
  const localStorage = new Proxy(globalThis.localStorage, {
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(lookAtBrowser({ ...browser({ MediaSource: plays }), localStorage }).keeps).toBe(false);
  lookAtBrowser(browser({ MediaSource: plays }));
  expect(globalThis.localStorage.length).toBe(0);
});

const device = (decodingInfo?: unknown) =>
  lookAtDevice('script', { mediaCapabilities: decodingInfo && { decodingInfo } } as unknown as Navigator);

test('each size is asked about, and what nobody answers is unknown', async () => {
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

test.each([
  [{ connection: { saveData: true } }, true],
  [{ connection: { saveData: false } }, false],
  [{ connection: null }, false],
  [{}, false],
])('%j saves data: %s', (navigator, saves) => {
  expect(savesData(navigator)).toBe(saves);
});
