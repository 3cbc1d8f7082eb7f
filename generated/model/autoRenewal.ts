/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether a subscription goes on by itself.
 */
export type AutoRenewal = typeof AutoRenewal[keyof typeof AutoRenewal];


export const AutoRenewal = {
  on: 'on',
  cancelling: 'cancelling',
  cancelled: 'cancelled',
} as const;
