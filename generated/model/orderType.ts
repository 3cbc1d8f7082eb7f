/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What sort of product an order is for. A library's medium bought singly counts as `event`.
 */
export type OrderType = typeof OrderType[keyof typeof OrderType];


export const OrderType = {
  subscription: 'subscription',
  package: 'package',
  event: 'event',
} as const;
