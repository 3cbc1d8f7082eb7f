/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why a payment failed. `authentication_failed` means that 3-D Secure was refused or given up.
 */
export type OrderFailure = typeof OrderFailure[keyof typeof OrderFailure];


export const OrderFailure = {
  card_declined: 'card_declined',
  insufficient_funds: 'insufficient_funds',
  card_expired: 'card_expired',
  authentication_failed: 'authentication_failed',
  processing_error: 'processing_error',
} as const;
