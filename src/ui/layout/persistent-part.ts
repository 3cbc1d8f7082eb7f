import type { ReactNode } from 'react';
import { createValueStore } from '../../lib/store/store';

/** What stays on the page when the screen changes: the player of events. */
export const persistentPart = createValueStore<ReactNode>(() => null);
