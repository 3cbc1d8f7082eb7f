import { withTimeout } from '../../lib/time/time';
import { loadEngine } from '../../player/engine/load-engine';
import type { Measures } from './measures';
import { probeBrowser, probeDevice } from './probe-device';
import { speedOf } from './speed';
import type { TestOutcome } from './test-progress';
import { loadSegment, watchLoading } from './test-stream';
import { watchPage } from './watch-page';

const REGION_TIMEOUT_MS = 8_000;
const DEVICE_TIMEOUT_MS = 4_000;
const UNKNOWN_DEVICE: Measures['device'] = { small: 'unknown', hd: 'unknown' };
/** The maximum time to load the player's code. */
const LOAD_TIMEOUT_MS = 15_000;
/** The maximum time to play the six seconds of the test video after the code has loaded. */
const TEST_TIMEOUT_MS = 18_000;

interface Check {
  embedded: boolean;
  checkRegion(): Promise<Measures['region']>;
  /** Resolves at the end of the test video. Null if the video is not played. */
  test: Promise<void> | null;
  /** Returns the current outcome of the test video. */
  outcome(): TestOutcome;
  onFound(found: Partial<Measures>): void;
}

/** Measures everything that matters for playback. Takes about ten seconds. */
export async function runCheck({ embedded, checkRegion, test, outcome, onFound }: Check): Promise<Measures> {
  const page = watchPage();
  const loading = watchLoading();
  const find = <Found extends Partial<Measures>>(found: Found): Found => {
    onFound(found);
    return found;
  };

  async function findRegion() {
    const region = await withTimeout(REGION_TIMEOUT_MS, Promise.race([checkRegion(), page.offline])).catch(
      () => undefined,
    );
    return find({ region: region ?? 'unknown' });
  }

  async function findDevice() {
    const browser = probeBrowser();
    return find({
      browser,
      device: (await withTimeout(DEVICE_TIMEOUT_MS, probeDevice(browser.streams))) ?? UNKNOWN_DEVICE,
    });
  }

  async function findVideo() {
    if (!test) return { ...find({ test: { type: 'skipped' } as const }), speed: null };
    await Promise.race([page.offline, withTimeout(LOAD_TIMEOUT_MS, loadEngine()).catch(() => undefined)]);
    await Promise.race([page.offline, withTimeout(TEST_TIMEOUT_MS, test)]);
    const found = find({ test: outcome() });
    if (page.online && found.test.type === 'played' && loading.loaded().length === 0) await loadSegment();
    return { ...found, speed: speedOf(loading.loaded()) };
  }

  try {
    const found = await Promise.all([findRegion(), findDevice(), findVideo()]);
    const [region, device, video] = found;
    return { embedded, online: page.online, hidden: page.hidden, ...region, ...device, ...video };
  } finally {
    page.stop();
    loading.stop();
  }
}
