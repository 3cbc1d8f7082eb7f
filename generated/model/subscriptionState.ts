/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether what was bought is open to the viewer now.
 */
export type SubscriptionState = typeof SubscriptionState[keyof typeof SubscriptionState];


export const SubscriptionState = {
  active: 'active',
  inactive: 'inactive',
  expired: 'expired',
  canceled: 'canceled',
} as const;
