/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Seconds since the epoch, UTC.
 * @minimum 0
 * @maximum 4102444800
 */
export type Timestamp = number;
