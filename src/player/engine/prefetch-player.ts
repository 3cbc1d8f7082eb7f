import { loadEngine } from './load-engine';

/** Prefetches the player's heavy parts; call it as soon as it is clear that something will be played. */
export function prefetchPlayer(): void {
  // The failure is ignored here, because opening the player loads the engine again and reports a failure.
  loadEngine().catch(() => {});
}
