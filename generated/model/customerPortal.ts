/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The user's page at the payment provider.
 */
export interface CustomerPortal {
  /**
     * Works for a few minutes, for this user only.
     * @maxLength 2048
     */
  url: string;
}
