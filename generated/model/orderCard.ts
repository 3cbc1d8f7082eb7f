/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The card that paid, as on the receipt.
 */
export interface OrderCard {
  /**
     * As the payment provider names it, in lower case.
     * @minLength 1
     * @maxLength 32
     * @pattern [^A-Z]+
     */
  brand: string;
  /**
     * The number's last four digits.
     * @pattern [0-9]{4}
     */
  last4: string;
}
