import type { Decoding, Measures } from './measures';

const STREAM = 'video/mp4; codecs="avc1.4d401f,mp4a.40.2"';
const PICTURE = 'video/mp4; codecs="avc1.4d401f"';
const KEY = 'rudy_ready_try';

type Browser = Pick<typeof globalThis, 'navigator' | 'document' | 'localStorage'>;

// Some browsers lack these classes, so they are declared as optional here.
interface Sources {
  MediaSource?: { isTypeSupported(type: string): boolean };
  ManagedMediaSource?: { isTypeSupported(type: string): boolean };
}

export function probeBrowser(browser: Browser & Sources = globalThis): Measures['browser'] {
  return { streams: streamsOf(browser), storageWorks: isStorageWritable(browser) };
}

function streamsOf({ document, MediaSource, ManagedMediaSource }: Browser & Sources) {
  const sources = [MediaSource, ManagedMediaSource];
  if (sources.some((source) => source?.isTypeSupported(STREAM))) return 'script';
  return document.createElement('video').canPlayType('application/vnd.apple.mpegurl') ? 'native' : 'none';
}

function isStorageWritable(browser: Browser): boolean {
  try {
    browser.localStorage.setItem(KEY, '1');
    const kept = browser.localStorage.getItem(KEY) === '1';
    browser.localStorage.removeItem(KEY);
    return kept;
  } catch {
    return false;
  }
}

/** Requests the browser's decoding capability for a small and for an HD video. */
export async function probeDevice(
  streams: Measures['browser']['streams'],
  navigator: Navigator = globalThis.navigator,
): Promise<Measures['device']> {
  const type = streams === 'script' ? 'media-source' : 'file';
  const decoding = async (width: number, height: number, bitrate: number): Promise<Decoding> => {
    try {
      const video = { contentType: PICTURE, framerate: 30, width, height, bitrate };
      const { supported, smooth } = await navigator.mediaCapabilities.decodingInfo({ type, video });
      return supported ? (smooth ? 'smooth' : 'rough') : 'no';
    } catch {
      return 'unknown';
    }
  };
  const [small, hd] = await Promise.all([decoding(640, 360, 700_000), decoding(1280, 720, 3_000_000)]);
  return { small, hd };
}
