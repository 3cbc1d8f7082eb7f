/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { Order } from './order.ts';

/**
 * The user's orders, the newest first.
 */
export interface OrderList {
  data: Order[];
  meta: ListMeta;
}
