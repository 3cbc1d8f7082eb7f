import { loadEngine } from './load-engine';

/** Prefetches the player's heavy parts; call it as soon as it is clear that something will be played. */
export function prefetchPlayer(): void {
  // Ignored here: opening the player reports the failure, and retries.
  loadEngine().catch(() => {});
}
