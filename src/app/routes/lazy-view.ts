import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { dictionary } from '../../i18n/dictionary';
import type { Language } from '../../i18n/languages';
import type { TextArea } from '../../i18n/message-id';
import { withTimeout } from '../../lib/time/time';
import { stylesLoaded } from './styles-loaded';

const CHUNK_TIMEOUT_MS = 120_000;

/**
 * The error of a screen whose code failed to load, because there was no connection or a new release replaced
 * it.
 */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/** The parameters of a screen's address. */
interface ScreenAddress {
  path: string;
  id: number;
  search: string;
}

interface ViewModule {
  Component: ComponentType;
  /** Prefetches the screen's first data when the site is opened at it. */
  prefetchData?(queryClient: QueryClient, address: ScreenAddress): void | Promise<void>;
  /**
   * Opens what an effect would otherwise open only after the screen's first render, for a page rendered at
   * the edge.
   */
  openFirst?(queryClient: QueryClient, address: ScreenAddress): Promise<void>;
  /** Prefetches the screen's heavy parts. */
  prefetchHeavy?(): void;
}

export interface LazyView {
  (): Promise<ViewModule>;
  code(): Promise<ViewModule>;
  texts: readonly TextArea[];
  /**
   * Prefetches the screen's messages once the language is known. Failures are reported only when the screen
   * opens.
   */
  prefetchTexts(language: Language): void;
}

/** A screen that loads its code and its messages in parallel when its route is first opened. */
export function lazyView(code: () => Promise<ViewModule>, ...texts: TextArea[]): LazyView {
  const open = async () => {
    let view: ViewModule | undefined;
    try {
      const whole = Promise.all([code(), ...texts.map(dictionary.need)]).then(async ([module]) => {
        await stylesLoaded();
        return module;
      });
      view = await withTimeout(CHUNK_TIMEOUT_MS, whole);
    } catch (cause) {
      throw new ChunkError('a screen failed to load', { cause });
    }
    if (!view) throw new ChunkError('a screen took too long to load');
    return view;
  };
  return Object.assign(open, {
    code,
    texts,
    prefetchTexts: (language: Language) => dictionary.prefetch(language, texts),
  });
}
