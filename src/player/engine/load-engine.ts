import { allowScriptAddresses } from '../../browser/trusted-types';
import type { createEngine as CreateEngine } from './engine';
import { waitForPoster } from './wait-for-poster';

type Create = typeof CreateEngine;

let loading: Promise<Create> | null = null;

declare global {
  interface Window {
    /** Keeps the library from injecting style elements, which a strict content security policy blocks. */
    VIDEOJS_NO_DYNAMIC_STYLE?: boolean;
  }
}

/** Waits until the poster is visible. If the engine is loading already, there is no reason to wait. */
export async function waitUnlessLoading(poster: string | null | undefined): Promise<void> {
  if (!loading) await waitForPoster(poster);
}

/**
 * Loads the library and its streaming engine in parallel, only once. After a failure, the next call loads
 * them again.
 */
export function loadEngine(): Promise<Create> {
  window.VIDEOJS_NO_DYNAMIC_STYLE = true;
  allowScriptAddresses();
  loading ??= Promise.all([import('./engine'), import('@videojs/http-streaming')])
    // Evaluating so much code is one long task; yield before creating the engine.
    .then(([{ createEngine }]) => new Promise<Create>((resolve) => setTimeout(() => resolve(createEngine))))
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}
