import type { TestOutcome } from './test-progress';

/** The decoding capability that the browser reports for a size. */
export type Decoding = 'smooth' | 'rough' | 'no' | 'unknown';

/** The results of the check; unknown ones are marked as such. */
export interface Measures {
  /** The network was available all the time. */
  online: boolean;
  /** The page was in the background for a while, where browsers throttle it. */
  hidden: boolean;
  /** An embedded player of another service plays the event. */
  embedded: boolean;
  place: 'allowed' | 'blocked' | 'unknown';
  browser: {
    /** How the browser plays streams: by script, natively, or not at all. */
    streams: 'script' | 'native' | 'none';
    /** Storage survives a reload. */
    keeps: boolean;
  };
  device: { small: Decoding; hd: Decoding };
  test: TestOutcome;
  /** In bits per second; null if it could not be measured. */
  speed: number | null;
}
