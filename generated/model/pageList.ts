/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { Page } from './page.ts';

/**
 * All of the channel's pages.
 */
export interface PageList {
  data: Page[];
  meta: ListMeta;
}
