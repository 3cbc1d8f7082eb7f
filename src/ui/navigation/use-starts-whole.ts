import { useContext } from 'react';
import { useIsHydrated } from '../../browser/use-is-hydrated';
import { ScreenArrival } from './arrival';

/**
 * Whether the first render of a screen contains everything and not only its first viewport: a screen to which
 * the viewer returns, so that the scroll position can be restored, and one that the edge has rendered.
 */
export function useStartsWhole(): boolean {
  const isInHistory = useContext(ScreenArrival) === 'history';
  const isHydrated = useIsHydrated();
  return isInHistory || !isHydrated;
}
