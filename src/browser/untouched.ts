import { useSyncExternalStore } from 'react';
import { createValueStore } from '../lib/store/store';

/**
 * Whether the page was rendered at the edge and its viewer has done nothing yet. While this is true, the page
 * sends no API requests.
 */
export const untouched = createValueStore(() => false);

export const useIsUntouched = (): boolean =>
  useSyncExternalStore(untouched.subscribe, untouched.get, untouched.get);
