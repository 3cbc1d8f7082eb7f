import { loadEngine } from './load-engine';

/** Begins to load the player's heavy parts: to be called as soon as it is clear that something will be played. */
export function prefetchPlayer(): void {
  // Who opens a player then is told of a failure, and may try again.
  loadEngine().catch(() => {});
}
