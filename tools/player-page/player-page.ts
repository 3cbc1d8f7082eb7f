import type { PlayerProps } from '../../src/player/types';

/** What a test asks of the page, by its address: /?ask=<JSON>. */
export interface Ask {
  props: Omit<Partial<PlayerProps>, 'next' | 'ref'>;
  next?: string;
  language?: 'en' | 'fr';
  colors?: Record<string, string>;
  /** What refreshSource gives, one after the other; the last goes on. */
  sources?: PlayerProps['source'][];
  preload?: boolean;
}

/** A callback of the player, with what it was told. */
export interface Call {
  name: string;
  told: unknown;
  at: number;
}

interface PlayerPage {
  calls: Call[];
  unmount(): void;
  mount(): void;
  handle(): import('../../src/player/types').PlayerHandle | null;
  /** Seconds behind the real edge of the live stream, by its own time of day. */
  behind(): number | null;
}

declare global {
  interface Window {
    playerPage: PlayerPage;
  }
}
