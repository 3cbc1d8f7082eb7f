/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether a subscription's order began it or renewed it.
 */
export type OrderKind = typeof OrderKind[keyof typeof OrderKind];


export const OrderKind = {
  created: 'created',
  updated: 'updated',
} as const;
