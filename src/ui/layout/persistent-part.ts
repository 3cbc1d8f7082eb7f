import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createValueStore } from '../../lib/store/store';

/** The content that stays mounted when the screen changes: the event player. */
export const persistentPart = createValueStore<ReactNode>(() => null);

/**
 * Subscribes in a layout effect. Otherwise a screen that sets the part while it mounts
 * would first be painted without it, and then shift.
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
