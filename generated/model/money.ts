/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A whole number of minor units of the channel's currency; 1999 is 19.99 USD.
 * @minimum 0
 * @maximum 100000000
 */
export type Money = number;
