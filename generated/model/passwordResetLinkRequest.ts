/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email.ts';
import type { RecaptchaToken } from './recaptchaToken.ts';

/**
 * Whom to send a link to.
 */
export interface PasswordResetLinkRequest {
  email: Email;
  /** Null where the channel uses no reCAPTCHA. */
  recaptcha_token: RecaptchaToken | null;
}
