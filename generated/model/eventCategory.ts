/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Url } from './url.ts';

/**
 * A sport, or a division of one. The filter's own entry 'All' (id 0, parent 0) is never sent.
 */
export interface EventCategory {
  id: Id;
  /** The category above; null at the top of the tree. */
  parent_id: Id | null;
  /**
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /** A small picture or icon of the sport. */
  image: Url | null;
  /** The categories below, in the order to show; empty for a leaf. */
  children: EventCategory[];
}
