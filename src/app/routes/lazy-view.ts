import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { dictionary } from '../../i18n/dictionary';
import type { Language } from '../../i18n/languages';
import type { TextArea } from '../../i18n/message-id';
import { withTimeout } from '../../lib/time/time';

const CHUNK_TIMEOUT_MS = 120_000;

/** A screen's code could not be had: the connection broke, or a new release took its place. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/** What the address says of the screen. */
interface Arrival {
  path: string;
  id: number;
  search: string;
}

interface ViewModule {
  Component: ComponentType;
  /** Asks for its first data beside what the site starts with, where a page is opened at it. */
  ask?(queryClient: QueryClient, arrival: Arrival): void;
  /** Begins to load what is heavy in it. */
  prefetchHeavy?(): void;
}

export interface LazyView {
  (): Promise<ViewModule>;
  code(): Promise<ViewModule>;
  /** Begins to load its texts, once their language is known. Opening tells what fails. */
  prefetchTexts(language: Language): void;
}

/** A screen loaded when its route is first opened, its texts beside its code. */
export function lazyView(code: () => Promise<ViewModule>, ...texts: TextArea[]): LazyView {
  const open = async () => {
    let view: ViewModule | undefined;
    try {
      const whole = Promise.all([code(), ...texts.map(dictionary.need)]).then(([module]) => module);
      view = await withTimeout(CHUNK_TIMEOUT_MS, whole);
    } catch (cause) {
      throw new ChunkError('a screen failed to load', { cause });
    }
    if (!view) throw new ChunkError('a screen took too long to load');
    return view;
  };
  return Object.assign(open, {
    code,
    prefetchTexts: (language: Language) => dictionary.prefetch(language, texts),
  });
}
