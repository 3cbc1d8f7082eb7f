import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the component renders with the browser's own values: false at the edge, and while React hydrates a
 * page rendered there.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
