/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email.ts';
import type { EnteredPassword } from './enteredPassword.ts';
import type { Password } from './password.ts';
import type { Phone } from './phone.ts';

/**
 * Only the fields that change are sent. What is left out stays as it is.
 */
export interface ProfileUpdate {
  /** Always `patch`. */
  _method: 'patch';
  /**
     * @minLength 1
     * @maxLength 80
     */
  first_name?: string;
  /**
     * @minLength 1
     * @maxLength 80
     */
  last_name?: string;
  /** A new address begins unconfirmed, and a link is sent to it. */
  email?: Email;
  /** Null removes the number. */
  phone?: Phone | null;
  newsletter?: boolean;
  /** The new password. Ends the temporary one. */
  password?: Password;
  /** The new password once more. Needed with `password`. */
  password_confirmation?: EnteredPassword;
  /** The password up to now. Needed with `password` and with `email`, save while it is temporary. */
  current_password?: EnteredPassword;
}
