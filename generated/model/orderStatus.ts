/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The state of the payment.
 */
export type OrderStatus = typeof OrderStatus[keyof typeof OrderStatus];


export const OrderStatus = {
  created: 'created',
  failed: 'failed',
  paid: 'paid',
  refunded: 'refunded',
} as const;
