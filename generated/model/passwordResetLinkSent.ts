/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A link is on its way.
 */
export interface PasswordResetLinkSent {
  /**
     * How long the link works. The site shows it to the viewer.
     * @minimum 1
     * @maximum 10080
     */
  expires_in_minutes: number;
}
