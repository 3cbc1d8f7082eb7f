/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A word for what a clip shows.
 * @minLength 1
 * @maxLength 40
 */
export type ClipTag = string;
