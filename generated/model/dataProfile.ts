/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The channel's `yare-analytics-key`.
 * @minLength 1
 * @maxLength 64
 */
export type DataProfile = string;
