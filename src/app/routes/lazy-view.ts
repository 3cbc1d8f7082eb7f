import type { ComponentType } from 'react';
import { within } from '../../lib/time';

const CHUNK_TIMEOUT_MS = 120_000;

/** A screen's code could not be had: the connection broke, or a new release took its place. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

interface ViewModule {
  Component: ComponentType;
}

/** A screen loaded when its route is first opened. */
export function lazyView(load: () => Promise<ViewModule>): () => Promise<ViewModule> {
  return async () => {
    let view: ViewModule | undefined;
    try {
      view = await within(CHUNK_TIMEOUT_MS, load());
    } catch (cause) {
      throw new ChunkError('a screen failed to load', { cause });
    }
    if (!view) throw new ChunkError('a screen took too long to load');
    return view;
  };
}
