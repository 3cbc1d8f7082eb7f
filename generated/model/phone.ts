/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An optional plus and 10 to 14 digits. Spaces, dots, hyphens and parentheses may separate them.
 * @minLength 10
 * @maxLength 24
 */
export type Phone = string;
