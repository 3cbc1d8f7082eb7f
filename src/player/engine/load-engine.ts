import { allowScriptAddresses } from '../../browser/trusted-types';
import type { createEngine as CreateEngine } from './engine';
import { waitForPoster } from './wait-for-poster';

type Create = typeof CreateEngine;

let loading: Promise<Create> | null = null;

declare global {
  interface Window {
    /** Keeps the library from adding style elements, which a strict content policy forbids. */
    VIDEOJS_NO_DYNAMIC_STYLE?: boolean;
  }
}

/** Until the poster is seen. Where the engine is on its way already, there is nothing left to hold back. */
export async function behindPoster(poster: string | null | undefined): Promise<void> {
  if (!loading) await waitForPoster(poster);
}

/** The library and its streaming engine, side by side and once. A failure is forgotten, to be tried again. */
export function loadEngine(): Promise<Create> {
  window.VIDEOJS_NO_DYNAMIC_STYLE = true;
  allowScriptAddresses();
  loading ??= Promise.all([import('./engine'), import('@videojs/http-streaming')])
    // Reading so much code is a task, and making the engine of it is another.
    .then(([{ createEngine }]) => new Promise<Create>((resolve) => setTimeout(() => resolve(createEngine))))
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}
