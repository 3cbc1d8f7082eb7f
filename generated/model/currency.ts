/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * ISO 4217 code. A channel that names none uses USD.
 * @pattern [A-Z]{3}
 */
export type Currency = string;
