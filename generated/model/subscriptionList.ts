/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { Subscription } from './subscription.ts';

/**
 * The subscriptions on offer.
 */
export interface SubscriptionList {
  data: Subscription[];
  meta: ListMeta;
}
