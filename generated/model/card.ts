/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A card that the payment provider keeps for the user.
 */
export interface Card {
  /**
     * The payment provider's identifier of the payment method.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
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
  /**
     * @minimum 1
     * @maximum 12
     */
  exp_month: number;
  /**
     * @minimum 2020
     * @maximum 2100
     */
  exp_year: number;
  /** Whether renewals, and the first charge after a trial, go to this card. */
  is_default: boolean;
}
