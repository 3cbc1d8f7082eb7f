/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { RenewalPeriod } from './renewalPeriod.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * What was bought, as it was at that time. It may be on offer no more.
 */
export interface OrderProduct {
  /** Of the subscription, the package, the event or the library's medium, by the order's type. */
  id: Id;
  /**
     * As on the receipt.
     * @minLength 1
     * @maxLength 160
     */
  name: string;
  /** The sport of the event, or that a category pass opens. Null where there is none or are several. */
  event_category_id: Id | null;
  /** The sports that the package opens, all of them. Empty where it is no category, basic or all-access pass. */
  event_categories: Id[];
  /** The team that a team pass was bought for. Null otherwise. */
  participant_id: Id | null;
  /** When the event begins. Null where the product is no event. */
  event_utc_ts: Timestamp | null;
  /** How long one payment lasts. Null where it lasts as long as the event can be watched. */
  period: RenewalPeriod | null;
}
