/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How many items to skip.
 */
export type OffsetParameter = number;
