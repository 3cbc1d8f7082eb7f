/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { VodMediaItem } from './vodMediaItem.ts';

/**
 * Items of the library.
 */
export interface VodMediaItemList {
  data: VodMediaItem[];
  meta: ListMeta;
}
