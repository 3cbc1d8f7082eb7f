import type { ReactNode } from 'react';
import { createValueStore } from '../../lib/store/store';

/** What a screen leaves beside the screens that follow it: the player of events. */
export const outlasting = createValueStore<ReactNode>(() => null);
