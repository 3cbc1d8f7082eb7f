import { type ReactNode, useSyncExternalStore } from 'react';
import { createValueStore } from '../../lib/store/store';

/**
 * The overlay over the current screen, such as a popup. It is null until first used, so
 * that overlays are not part of the first view's code.
 */
export const openOverlay = createValueStore<ReactNode>(() => null);

export function OpenOverlay(): ReactNode {
  return useSyncExternalStore(openOverlay.subscribe, openOverlay.get, openOverlay.get);
}
