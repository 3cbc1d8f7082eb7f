/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Leave to save a card, to be used once.
 */
export interface SetupIntent {
  /**
     * For the payment provider's own form in the browser. Never logged.
     * @minLength 1
     * @maxLength 256
     */
  client_secret: string;
}
