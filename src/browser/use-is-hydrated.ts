import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the browser renders by itself: false at the edge, and while React takes over what the edge has rendered. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
