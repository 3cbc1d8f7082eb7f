/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether something is offered for a year or for a month.
 */
export type Offer = typeof Offer[keyof typeof Offer];


export const Offer = {
  annual: 'annual',
  monthly: 'monthly',
} as const;
