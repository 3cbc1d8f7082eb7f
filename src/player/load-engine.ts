import { allowScriptAddresses } from '../lib/trusted-types';
import type { createEngine as CreateEngine } from './engine';

type Create = typeof CreateEngine;

let loading: Promise<Create> | null = null;

declare global {
  interface Window {
    /** Keeps the library from adding style elements, which a strict content policy forbids. */
    VIDEOJS_NO_DYNAMIC_STYLE?: boolean;
  }
}

/** The library and its streaming engine, side by side and once. A failure is forgotten, to be tried again. */
export function loadEngine(): Promise<Create> {
  window.VIDEOJS_NO_DYNAMIC_STYLE = true;
  allowScriptAddresses();
  loading ??= Promise.all([import('./engine'), import('@videojs/http-streaming')])
    .then(([{ createEngine }]) => createEngine)
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}
