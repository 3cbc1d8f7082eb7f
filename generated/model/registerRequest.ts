/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email.ts';
import type { EnteredPassword } from './enteredPassword.ts';
import type { Password } from './password.ts';
import type { Phone } from './phone.ts';
import type { RecaptchaToken } from './recaptchaToken.ts';

/**
 * A new user.
 */
export interface RegisterRequest {
  email: Email;
  password: Password;
  /** The password once more. */
  password_confirmation: EnteredPassword;
  /**
     * @minLength 1
     * @maxLength 80
     */
  first_name: string;
  /**
     * @minLength 1
     * @maxLength 80
     */
  last_name: string;
  /** Null where the user gives none. */
  phone: Phone | null;
  /** Whether the user wants the channel's newsletter. */
  newsletter: boolean;
  /** Whether the user accepts the terms and conditions. False is refused. */
  terms: boolean;
  /** Null where the channel uses no reCAPTCHA. */
  recaptcha_token: RecaptchaToken | null;
}
