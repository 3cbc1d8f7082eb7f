import { useSyncExternalStore } from 'react';
import { untouched } from './untouched';

/** Whether the page was rendered at the edge and its viewer has done nothing yet. */
export const useIsUntouched = (): boolean =>
  useSyncExternalStore(untouched.subscribe, untouched.get, untouched.get);
