import { type ReactNode, useSyncExternalStore } from 'react';
import { createValueStore } from '../../lib/store/store';

/** What lies over the page, whatever its screen. The page knows nothing of it until it is first used, which keeps its code out of the first view. */
export const openOverlay = createValueStore<ReactNode>(() => null);

export function OpenOverlay(): ReactNode {
  return useSyncExternalStore(openOverlay.subscribe, openOverlay.get, openOverlay.get);
}
