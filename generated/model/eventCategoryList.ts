/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EventCategory } from './eventCategory.ts';
import type { ListMeta } from './listMeta.ts';

/**
 * The tops of the tree with all that is below them. `meta.total` counts the tops.
 */
export interface EventCategoryList {
  data: EventCategory[];
  meta: ListMeta;
}
