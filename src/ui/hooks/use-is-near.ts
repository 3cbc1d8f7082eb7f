import type { RefObject } from 'react';
import { useIsUntouched } from '../../browser/untouched';
import { useSeen } from './use-seen';

/** How near the viewer comes to what loads later. */
const NEAR = '320px';
const IN_VIEW = '0px';

/** Whether the viewer has come near an element. A page that nobody has touched loads only what is in view. */
export function useIsNear(ref: RefObject<Element | null>): boolean {
  return useSeen(ref, useIsUntouched() ? IN_VIEW : NEAR);
}
