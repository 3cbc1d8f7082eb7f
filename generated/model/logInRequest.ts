/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RecaptchaToken } from './recaptchaToken.ts';

/**
 * An identifier and its password.
 */
export interface LogInRequest {
  /**
     * The user's e-mail address, or a number in the place of its first part (20451@northfield), as
     * schools hand out to pupils who have no address of their own.
     * @minLength 1
     * @maxLength 254
     */
  login: string;
  /**
     * Of any length, since older passwords may be shorter than new ones have to be.
     * @minLength 1
     * @maxLength 128
     */
  password: string;
  /** Null where the channel uses no reCAPTCHA. */
  recaptcha_token: RecaptchaToken | null;
}
