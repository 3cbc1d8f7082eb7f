import type { TestOutcome } from './test-progress';

/** The browser's own rating of how it decodes a video of a certain size. */
export type Decoding = 'smooth' | 'rough' | 'no' | 'unknown';

/** The results of the check. Values that could not be measured are marked as unknown. */
export interface Measures {
  /** Whether the network was available during the whole check. */
  online: boolean;
  /** Whether the page was in the background for some time. Browsers throttle such pages. */
  hidden: boolean;
  /** Whether the event is played by an embedded player of another service. */
  embedded: boolean;
  region: 'allowed' | 'blocked' | 'unknown';
  browser: {
    /** How the browser plays streams: with a script, natively, or not at all. */
    streams: 'script' | 'native' | 'none';
    /** Whether storage survives a reload. */
    storageWorks: boolean;
  };
  device: { small: Decoding; hd: Decoding };
  test: TestOutcome;
  /** The speed in bits per second. Null if it could not be measured. */
  speed: number | null;
}
