/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';

/**
 * A price and how it comes about. `total` is `price` minus `discount` plus `tax`.
 */
export interface Amounts {
  /** The price shown, service fee included. */
  price: Money;
  /** The part of `price` that is the service fee. */
  service_fee: Money;
  /** What the promo code takes off, never more than `price`. */
  discount: Money;
  /** What the tax adds. 0 where the price includes it. */
  tax: Money;
  /** What is charged. */
  total: Money;
  /** The channel's currency, as in the settings. A backend may leave it out. */
  currency?: Currency;
}
