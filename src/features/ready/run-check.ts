import { withTimeout } from '../../lib/time/time';
import { loadEngine } from '../../player/engine/load-engine';
import { lookAtBrowser, lookAtDevice } from './look-at-device';
import type { Measures } from './measures';
import { speedOf } from './speed';
import type { TestOutcome } from './test-progress';
import { loadPiece, watchLoading } from './test-stream';
import { watchPage } from './watch-page';

const PLACE_MS = 8_000;
const DEVICE_MS = 4_000;
const UNKNOWN_DEVICE: Measures['device'] = { small: 'unknown', hd: 'unknown' };
/** The maximum time to load the player's code. */
const LOAD_TIMEOUT_MS = 15_000;
/** The maximum time to play the six seconds of the test video after the code has loaded. */
const TEST_TIMEOUT_MS = 18_000;

interface Check {
  embedded: boolean;
  askPlace(): Promise<Measures['place']>;
  /** Resolves at the end of the test video. Null if the video is not played. */
  test: Promise<void> | null;
  /** Returns the current outcome of the test video. */
  outcome(): TestOutcome;
  onFound(found: Partial<Measures>): void;
}

/** Measures everything that matters for playback. Takes about ten seconds. */
export async function runCheck({ embedded, askPlace, test, outcome, onFound }: Check): Promise<Measures> {
  const page = watchPage();
  const loading = watchLoading();
  const find = <Found extends Partial<Measures>>(found: Found): Found => {
    onFound(found);
    return found;
  };

  async function findPlace() {
    const place = await withTimeout(PLACE_MS, Promise.race([askPlace(), page.offline])).catch(
      () => undefined,
    );
    return find({ place: place ?? 'unknown' });
  }

  async function findDevice() {
    const browser = lookAtBrowser();
    return find({
      browser,
      device: (await withTimeout(DEVICE_MS, lookAtDevice(browser.streams))) ?? UNKNOWN_DEVICE,
    });
  }

  async function findVideo() {
    if (!test) return { ...find({ test: { type: 'skipped' } as const }), speed: null };
    await Promise.race([page.offline, withTimeout(LOAD_TIMEOUT_MS, loadEngine()).catch(() => undefined)]);
    await Promise.race([page.offline, withTimeout(TEST_TIMEOUT_MS, test)]);
    const found = find({ test: outcome() });
    if (page.online && found.test.type === 'played' && loading.loaded().length === 0) await loadPiece();
    return { ...found, speed: speedOf(loading.loaded()) };
  }

  try {
    const found = await Promise.all([findPlace(), findDevice(), findVideo()]);
    const [place, device, video] = found;
    return { embedded, online: page.online, hidden: page.hidden, ...place, ...device, ...video };
  } finally {
    page.stop();
    loading.stop();
  }
}
