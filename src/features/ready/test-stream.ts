import { plainSource } from '../../player/source/plain-source';
import type { Loaded } from './speed';

/**
 * The folder of the test stream, which tools/build/make-test-stream.ts creates. Its files are never cached.
 */
const FOLDER = '/test-stream/';
const LAST_SEGMENT = `${FOLDER}piece-2.ts`;
export const TEST_SECONDS = 6;
export const TEST_KILOBYTES = 230;
export const TEST_SOURCE = plainSource({ media_url: `${FOLDER}stream.m3u8`, duration: TEST_SECONDS });

const SEGMENT_TIMEOUT_MS = 10_000;

/** Records the network transfers of the test stream from now on. */
export function watchLoading() {
  const loaded: Loaded[] = [];
  const take = (list: PerformanceEntryList) => {
    for (const entry of list)
      if (entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname.startsWith(FOLDER))
        loaded.push(entry);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'resource' });
  return {
    loaded: (): readonly Loaded[] => {
      take(observer.takeRecords());
      return loaded;
    },
    stop: () => observer.disconnect(),
  };
}

/** Loads one segment again to measure it, because native playback does not report the timing of segments. */
export function loadSegment(): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: LAST_SEGMENT });
  return new Promise((resolve) => {
    const timer = setTimeout(finish, SEGMENT_TIMEOUT_MS);
    function finish() {
      clearTimeout(timer);
      link.remove();
      resolve();
    }
    link.addEventListener('load', finish);
    link.addEventListener('error', finish);
    document.head.append(link);
  });
}
