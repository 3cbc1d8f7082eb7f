/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Event } from './event.ts';
import type { ListMeta } from './listMeta.ts';

/**
 * Events in the order asked for.
 */
export interface EventList {
  data: Event[];
  meta: ListMeta;
}
