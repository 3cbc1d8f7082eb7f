/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FaqItem } from './faqItem.ts';
import type { ListMeta } from './listMeta.ts';

/**
 * All questions, in the order to show.
 */
export interface FaqItemList {
  data: FaqItem[];
  meta: ListMeta;
}
