import type { ApiError } from './errors';

/** What a failure is called to the viewer, by status and code. The catalogue of the specification. */
const BY_CODE = {
  email_already_registered: 'error.emailRegistered',
  invalid_credentials: 'error.invalidCredentials',
  wrong_auth_data: 'error.wrongAuthData',
  already_logged_in: 'error.alreadyLoggedIn',
  verification_failed: 'error.verificationFailed',
  email_already_verified: 'error.alreadyVerified',
  user_not_found: 'error.userNotFound',
  reset_key_expired: 'error.resetKeyExpired',
  reset_failed: 'error.resetFailed',
  recaptcha_required: 'error.recaptchaRequired',
  recaptcha_invalid: 'error.recaptchaInvalid',
  promo_code_wrong: 'error.promoWrong',
  promo_code_invalid: 'error.promoInvalid',
  geo_blocked: 'error.geoBlocked',
  unauthenticated: 'error.unauthenticated',
} as const;

const FALLBACKS = {
  network: 'error.offline',
  tooMany: 'error.tooMany',
  difficulties: 'error.difficulties',
  undefined: 'error.undefined',
  somethingWrong: 'error.somethingWrong',
} as const;

export type ErrorMessageId =
  | (typeof BY_CODE)[keyof typeof BY_CODE]
  | (typeof FALLBACKS)[keyof typeof FALLBACKS];

export function apiErrorMessage(error: ApiError): ErrorMessageId {
  const { code } = error;
  if (code && code in BY_CODE) return BY_CODE[code as keyof typeof BY_CODE];
  if (error.kind === 'network' || error.kind === 'timeout') return FALLBACKS.network;
  if (error.status === 429) return FALLBACKS.tooMany;
  if ((error.status ?? 0) >= 500 || error.kind === 'malformed') return FALLBACKS.difficulties;
  // Neither the one success that there is nor a failure that says so: 202, 204, 304.
  if (error.status !== null && error.status < 400) return FALLBACKS.undefined;
  return FALLBACKS.somethingWrong;
}
