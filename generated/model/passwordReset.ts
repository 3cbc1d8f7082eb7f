/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email.ts';
import type { EnteredPassword } from './enteredPassword.ts';
import type { Password } from './password.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * The link's query, and the new password twice.
 */
export interface PasswordReset {
  /** The address that the link was sent to. */
  email: Email;
  /** When the link stops working. */
  expires: Timestamp;
  /**
     * The backend's seal over the rest of the link.
     * @minLength 1
     * @maxLength 512
     */
  signature: string;
  password: Password;
  /** The password once more. */
  password_confirmation: EnteredPassword;
}
