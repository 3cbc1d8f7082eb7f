import type { ComponentType } from 'react';
import { dictionary } from '../../i18n/dictionary';
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

/** A screen loaded when its route is first opened, its texts beside its code. */
export function lazyView(load: () => Promise<ViewModule>, ...texts: TextArea[]): () => Promise<ViewModule> {
  return async () => {
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
}
