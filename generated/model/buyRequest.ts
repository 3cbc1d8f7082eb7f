/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Money } from './money.ts';
import type { OrderType } from './orderType.ts';
import type { PurchaseTarget } from './purchaseTarget.ts';

/**
 * One product, what pays for it, and the price that the viewer saw. `type` says which of the
 * identifiers is the product; those that don't apply are null.
 */
export interface BuyRequest {
  type: OrderType;
  /** The event that is bought or, with a package or a subscription, that the viewer came from. */
  event_id: Id | null;
  /** The package. Needed where the type is `package`. */
  package_id: Id | null;
  /** The subscription. Needed where the type is `subscription`. */
  subscription_id: Id | null;
  /** The team that a team pass is for. Needed with a team pass. */
  participant_id: Id | null;
  /** The sport that a category pass is for, where it opens just one. */
  event_category_id: Id | null;
  /** The package that holds the event's price. Needed with a paid event. */
  single_event_package_id: Id | null;
  /** The library's medium that is bought or that the viewer came from. */
  vod_id: Id | null;
  /**
     * What the viewer means to watch with it. A library's medium bought singly has the type `event`
     * and the target `vod`. Null where the viewer came from the list of passes.
     */
  target: PurchaseTarget | null;
  /**
     * The payment provider's identifier of the saved or the new card. Null where the total is 0.
     * @minLength 1
     * @maxLength 64
     * @nullable
     */
  payment_method_id: string | null;
  /** Whether to keep a new card for later purchases. */
  save_card: boolean;
  /**
     * The promo code. Null for none.
     * @maxLength 40
     * @nullable
     */
  coupon: string | null;
  /** The total that the viewer was shown. Where the total is another by now, nothing is charged and the call is refused. */
  expected_total: Money;
}
