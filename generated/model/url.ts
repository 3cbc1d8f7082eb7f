/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Absolute, or relative to the site's own origin.
 * @maxLength 2048
 */
export type Url = string;
