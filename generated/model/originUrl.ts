/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The address in the browser when it happened.
 * @maxLength 4096
 */
export type OriginUrl = string;
