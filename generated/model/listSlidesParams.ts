/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SlidableType } from './slidableType.ts';

export type ListSlidesParams = {
/**
 * Only the slides of such screens.
 */
type?: SlidableType;
};
