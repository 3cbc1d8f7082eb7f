import { allowScriptAddresses } from '../lib/trusted-types';
import type { createEngine as CreateEngine } from './engine';
import { posterFirst } from './poster-first';

type Create = typeof CreateEngine;

let loading: Promise<Create> | null = null;

declare global {
  interface Window {
    /** Keeps the library from adding style elements, which a strict content policy forbids. */
    VIDEOJS_NO_DYNAMIC_STYLE?: boolean;
  }
}

/** The engine behind the poster, unless it is on its way already. */
export async function loadEngineBehind(poster: string | null | undefined): Promise<Create> {
  if (!loading) await posterFirst(poster);
  return loadEngine();
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
