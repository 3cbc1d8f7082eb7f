/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The name of a new session.
 */
export interface SessionHash {
  /**
     * The session hash.
     * @minLength 8
     * @maxLength 128
     */
  data: string;
}
