import { isString } from '../lib/parse/is';

interface ServerMessage {
  /** The id of the message that the viewer sees. */
  id: string;
  /** The message sent by a backend without codes, as the specification quotes it. */
  sentence?: string;
}

/** The backend's errors that the specification recognises, by the contract's code. */
export const SERVER_MESSAGES = {
  email_already_registered: {
    id: 'error.emailRegistered',
    sentence: 'The email address you have entered is already registered.',
  },
  invalid_credentials: {
    id: 'error.invalidCredentials',
    sentence: 'Invalid email or password. Please try again.',
  },
  wrong_auth_data: { id: 'error.wrongAuthData', sentence: 'Wrong auth data' },
  already_logged_in: { id: 'error.alreadyLoggedIn', sentence: 'Already logged in' },
  verification_failed: {
    id: 'error.verificationFailed',
    sentence: 'Verification your email address failed.',
  },
  email_already_verified: { id: 'error.alreadyVerified', sentence: 'Your email already verified.' },
  user_not_found: { id: 'error.userNotFound', sentence: 'User not found' },
  reset_key_expired: { id: 'error.resetKeyExpired', sentence: 'Reset password key expired' },
  reset_failed: { id: 'error.resetFailed', sentence: 'Reset password failed' },
  recaptcha_required: { id: 'error.recaptchaRequired', sentence: 'Recaptcha token required' },
  recaptcha_invalid: { id: 'error.recaptchaInvalid' },
  promo_code_wrong: { id: 'error.promoWrong', sentence: 'Wrong promo code' },
  promo_code_invalid: { id: 'error.promoInvalid', sentence: 'Promo code is invalid' },
  geo_blocked: {
    id: 'error.geoBlocked',
    sentence: "We're sorry, but this content is not available in your region.",
  },
  unauthenticated: { id: 'error.unauthenticated', sentence: 'user must be logged in' },
} as const satisfies Record<string, ServerMessage>;

const normalize = (sentence: string) => sentence.trim().replace(/\.$/, '').replaceAll('’', "'").toLowerCase();

const CODES = new Map(
  Object.entries<ServerMessage>(SERVER_MESSAGES).flatMap(([code, { sentence }]) =>
    sentence ? [[normalize(sentence), code] as const] : [],
  ),
);

/** Returns the failure's code. If a backend sends only a sentence, this is the code of that sentence. */
export function codeOf({ code, message }: Record<string, unknown>): string | null {
  if (isString(code) && code !== '') return code;
  return (isString(message) && CODES.get(normalize(message))) || null;
}
