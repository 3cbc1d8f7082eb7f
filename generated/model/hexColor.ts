/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An opaque colour,
 * @pattern #[0-9a-fA-F]{6}
 */
export type HexColor = string;
