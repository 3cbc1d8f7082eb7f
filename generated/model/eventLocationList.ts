/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EventLocation } from './eventLocation.ts';
import type { ListMeta } from './listMeta.ts';

/**
 * All locations.
 */
export interface EventLocationList {
  data: EventLocation[];
  meta: ListMeta;
}
