/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A password as it is typed, without the rules for a new one.
 * @maxLength 128
 */
export type EnteredPassword = string;
