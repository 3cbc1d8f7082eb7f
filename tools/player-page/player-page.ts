import type { Language } from '../../src/i18n/languages';
import type { PlayerProps } from '../../src/player/types';

/** What a test requests of the page, in its address: /?ask=<JSON>. */
export interface PageRequest {
  props: Omit<Partial<PlayerProps>, 'next' | 'ref'>;
  next?: string;
  language?: Language;
  colors?: Record<string, string>;
  /** What refreshSource returns, one after the other; the last one repeats. */
  sources?: PlayerProps['source'][];
  preload?: boolean;
}

/** A call of one of the player's callbacks, with its argument. */
export interface Call {
  name: string;
  argument: unknown;
  at: number;
}

interface PlayerPage {
  calls: Call[];
  unmount(): void;
  mount(): void;
  handle(): import('../../src/player/types').PlayerHandle | null;
  /** Seconds behind the real edge of the live stream, by the stream's own clock. */
  behind(): number | null;
}

declare global {
  interface Window {
    playerPage: PlayerPage;
  }
}
