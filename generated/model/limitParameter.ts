/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How many items to return at most.
 */
export type LimitParameter = number;
