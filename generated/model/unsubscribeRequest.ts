/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * The subscription whose renewal ends.
 */
export interface UnsubscribeRequest {
  /** The subscription's latest order, the one whose `auto_renewal` is `on`. */
  order_id: Id;
}
