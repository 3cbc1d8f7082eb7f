import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createValueStore } from '../../lib/store/store';

/** What stays on the page when the screen changes: the player of events. */
export const persistentPart = createValueStore<ReactNode>(() => null);

/**
 * Subscribes before the paint: a screen that puts something here while it mounts would otherwise be painted without it
 * first, and jump.
 */
export function usePersistentPart(): ReactNode {
  const [part, setPart] = useState(persistentPart.get);
  useLayoutEffect(() => {
    const update = () => setPart(persistentPart.get());
    update();
    return persistentPart.subscribe(update);
  }, []);
  return part;
}
