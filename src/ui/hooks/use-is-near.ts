import type { RefObject } from 'react';
import { useIsUntouched } from '../../browser/untouched';
import { useSeen } from './use-seen';

/** The distance to the viewport at which lazy content starts to load. */
const NEAR_MARGIN = '320px';
const IN_VIEW_MARGIN = '0px';

/**
 * Whether an element is near the viewport. Until the viewer has used the page, only visible elements count.
 */
export function useIsNear(ref: RefObject<Element | null>): boolean {
  return useSeen(ref, useIsUntouched() ? IN_VIEW_MARGIN : NEAR_MARGIN);
}
