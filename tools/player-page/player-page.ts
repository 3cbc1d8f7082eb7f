import type { Language } from '../../src/i18n/languages';
import type { PlayerProps } from '../../src/player/types';

/** The props and options that a test passes to the page, in its URL: /?ask=<JSON>. */
export interface PageRequest {
  props: Omit<Partial<PlayerProps>, 'next' | 'ref'>;
  next?: string;
  language?: Language;
  colors?: Record<string, string>;
  /** The results of refreshSource, in order. The last one repeats. */
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
  /** Returns the seconds behind the real live edge, by the stream's own clock. */
  behind(): number | null;
}

declare global {
  interface Window {
    playerPage: PlayerPage;
  }
}
