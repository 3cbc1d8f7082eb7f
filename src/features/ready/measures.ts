import type { TestOutcome } from './test-progress';

/** How far the browser says that it can show a stream of this size. */
export type Decoding = 'smooth' | 'rough' | 'no' | 'unknown';

/** What the check found out; what it could not find out is said so, and never guessed. */
export interface Measures {
  /** The network was there all the time. */
  online: boolean;
  /** The page was in the background for some of it, where browsers slow pages down. */
  hidden: boolean;
  /** The event plays in the player of another service. */
  embedded: boolean;
  place: 'allowed' | 'blocked' | 'unknown';
  browser: {
    /** Streams play by a script, by the browser itself, or not at all. */
    streams: 'script' | 'native' | 'none';
    /** What a site keeps on the device is still there after a reload. */
    keeps: boolean;
  };
  device: { small: Decoding; hd: Decoding };
  test: TestOutcome;
  /** Bits per second; null where they could not be measured. */
  speed: number | null;
}
