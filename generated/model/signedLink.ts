/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Email } from './email.ts';
import type { Timestamp } from './timestamp.ts';

/**
 * The query of a link that the channel sent by e-mail, handed back as it came.
 */
export interface SignedLink {
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
}
