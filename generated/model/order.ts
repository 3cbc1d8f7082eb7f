/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Amounts } from './amounts.ts';
import type { AutoRenewal } from './autoRenewal.ts';
import type { DateTime } from './dateTime.ts';
import type { Id } from './id.ts';
import type { OrderCard } from './orderCard.ts';
import type { OrderFailure } from './orderFailure.ts';
import type { OrderKind } from './orderKind.ts';
import type { OrderProduct } from './orderProduct.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { OrderType } from './orderType.ts';
import type { SubscriptionState } from './subscriptionState.ts';

/**
 * One purchase or one renewal. Each renewal of a subscription is an order of its own. A trial is an
 * order that is paid with a total of 0.
 */
export interface Order {
  id: Id;
  type: OrderType;
  status: OrderStatus;
  /** Whether what was bought is open to the viewer now. Packages and events have it too. */
  activity_status: SubscriptionState;
  /** Null where the order is for no subscription. */
  kind: OrderKind | null;
  product: OrderProduct;
  amounts: Amounts;
  /**
     * The promo code that was used. Null for none.
     * @maxLength 40
     * @nullable
     */
  coupon: string | null;
  /** Null where nothing was charged. */
  card: OrderCard | null;
  /** Why the payment failed. Null unless the status is `failed`. */
  failure: OrderFailure | null;
  created_at: DateTime;
  /** Null until it is paid. */
  paid_at: DateTime | null;
  /** From when the payment holds. Null until it is paid, and where it has no period. */
  period_start: DateTime | null;
  /** Until when it holds. With auto-renewal on, the next charge is made then. Null as `period_start`. */
  period_end: DateTime | null;
  /** When the free days end and the first charge is made. Null where there was no trial. */
  trial_ends_at: DateTime | null;
  /** Null where the order is for no subscription, or was renewed by a later order. */
  auto_renewal: AutoRenewal | null;
  /** The event that was bought or that the viewer came from, to go on watching. Null for none. */
  event_id: Id | null;
  /** The library's medium that was bought or that the viewer came from. Null for none. */
  vod_id: Id | null;
  /** When the payment was returned. Null unless the status is `refunded`. A backend may leave it out. */
  refunded_at?: DateTime | null;
  /**
     * In `getOrder` alone, for the order's owner, while its status is `created` and the bank waits for
     * the viewer (3-D Secure): the secret that `buy` returned, for a viewer whose answer was lost.
     * Never in a list, a log or a recording. A backend may leave it out.
     * @minLength 1
     * @maxLength 255
     * @nullable
     */
  client_secret?: string | null;
}
