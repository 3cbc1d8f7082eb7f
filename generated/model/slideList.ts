/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { Slide } from './slide.ts';

/**
 * The slides asked for, lightest first.
 */
export interface SlideList {
  data: Slide[];
  meta: ListMeta;
}
