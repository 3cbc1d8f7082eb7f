import type { ComponentType } from 'react';
import { dictionary } from '../../i18n/dictionary';
import type { Language } from '../../i18n/languages';
import type { TextArea } from '../../i18n/message-id';
import { within } from '../../lib/time';

const CHUNK_TIMEOUT_MS = 120_000;

/** A screen's code could not be had: the connection broke, or a new release took its place. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

interface ViewModule {
  Component: ComponentType;
}

export interface LazyView {
  (): Promise<ViewModule>;
  /** Begins to load the code, and the texts once their language is known. Opening tells what fails. */
  warm(language?: Language): void;
}

/** A screen loaded when its route is first opened, its texts beside its code. */
export function lazyView(load: () => Promise<ViewModule>, ...texts: TextArea[]): LazyView {
  const open = async () => {
    let view: ViewModule | undefined;
    try {
      const whole = Promise.all([load(), ...texts.map(dictionary.need)]).then(([module]) => module);
      view = await within(CHUNK_TIMEOUT_MS, whole);
    } catch (cause) {
      throw new ChunkError('a screen failed to load', { cause });
    }
    if (!view) throw new ChunkError('a screen took too long to load');
    return view;
  };
  const warm = (language?: Language) => {
    if (language) dictionary.warm(language, texts);
    else load().catch(() => {});
  };
  return Object.assign(open, { warm });
}
