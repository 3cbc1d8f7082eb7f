/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The device to sign in.
 */
export interface AddSessionRequest {
  /**
     * The six digits that the television or other device shows.
     * @pattern [0-9]{6}
     */
  code: string;
}
