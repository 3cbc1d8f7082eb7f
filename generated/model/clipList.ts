/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Clip } from './clip.ts';
import type { ListMeta } from './listMeta.ts';

/**
 * Clips, the newest first.
 */
export interface ClipList {
  data: Clip[];
  meta: ListMeta;
}
