/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { VodMediaCategory } from './vodMediaCategory.ts';

/**
 * All categories of the library, in the order to show.
 */
export interface VodMediaCategoryList {
  data: VodMediaCategory[];
  meta: ListMeta;
}
