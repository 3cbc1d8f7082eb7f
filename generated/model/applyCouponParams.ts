/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { OrderType } from './orderType.ts';

export type ApplyCouponParams = {
/**
 * The promo code, in any case. Left out for the plain price.
 * @minLength 1
 * @maxLength 40
 */
code?: string;
/**
 * Which of the identifiers is the product, as in `buy`.
 */
type: OrderType;
/**
 * The event. Needed where the type is `event`, save with `vod_id`.
 */
event_id?: Id;
/**
 * The package. Needed where the type is `package`.
 */
package_id?: Id;
/**
 * The subscription. Needed where the type is `subscription`.
 */
subscription_id?: Id;
/**
 * The team that a team pass is for.
 */
participant_id?: Id;
/**
 * The sport that a category pass is for.
 */
event_category_id?: Id;
/**
 * The package that holds the event's price. Needed with a paid event.
 */
single_event_package_id?: Id;
/**
 * The library's medium that is bought singly.
 */
vod_id?: Id;
};
