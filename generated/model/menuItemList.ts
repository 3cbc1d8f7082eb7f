/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { MenuItem } from './menuItem.ts';

/**
 * All items of both menus.
 */
export interface MenuItemList {
  data: MenuItem[];
  meta: ListMeta;
}
