/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A password to be. The specification names no shortest length; 8 characters is this contract's.
 * @minLength 8
 * @maxLength 128
 */
export type Password = string;
