/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { User } from './user.ts';

/**
 * The user whom the API key is bound to from now on, and whether they are new.
 */
export interface SocialSignedIn {
  user: User;
  /** Whether this call registered the user. */
  is_new: boolean;
}
