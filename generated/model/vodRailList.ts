/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { VodRail } from './vodRail.ts';

/**
 * All rails, in the order to show.
 */
export interface VodRailList {
  data: VodRail[];
  meta: ListMeta;
}
