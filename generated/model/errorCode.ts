/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What went wrong, for programs. The site branches on the status and on this, never on `message`.
 */
export type ErrorCode = typeof ErrorCode[keyof typeof ErrorCode];


export const ErrorCode = {
  validation_failed: 'validation_failed',
  no_key_found: 'no_key_found',
  email_already_registered: 'email_already_registered',
  invalid_credentials: 'invalid_credentials',
  wrong_auth_data: 'wrong_auth_data',
  already_logged_in: 'already_logged_in',
  verification_failed: 'verification_failed',
  email_already_verified: 'email_already_verified',
  user_not_found: 'user_not_found',
  reset_key_expired: 'reset_key_expired',
  reset_failed: 'reset_failed',
  recaptcha_required: 'recaptcha_required',
  recaptcha_invalid: 'recaptcha_invalid',
  promo_code_wrong: 'promo_code_wrong',
  promo_code_invalid: 'promo_code_invalid',
  already_purchased: 'already_purchased',
  product_unavailable: 'product_unavailable',
  card_declined: 'card_declined',
  trial_already_used: 'trial_already_used',
  not_cancellable: 'not_cancellable',
  not_allowed: 'not_allowed',
  geo_blocked: 'geo_blocked',
  clip_not_ready: 'clip_not_ready',
  unauthenticated: 'unauthenticated',
  not_found: 'not_found',
  too_many_requests: 'too_many_requests',
  server_error: 'server_error',
} as const;
