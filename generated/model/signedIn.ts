/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { User } from './user.ts';

/**
 * The user whom the API key is bound to from now on.
 */
export interface SignedIn {
  user: User;
}
