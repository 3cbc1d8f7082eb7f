/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The signed-in user's e-mail; null for a visitor.
 * @maxLength 254
 * @nullable
 */
export type DataUserEmail = string | null;
