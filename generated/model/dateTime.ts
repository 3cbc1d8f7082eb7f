/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * RFC 3339, with a zone.
 */
export type DateTime = string;
