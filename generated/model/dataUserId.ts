/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The signed-in user; null for a visitor.
 * @minimum 1
 * @nullable
 */
export type DataUserId = number | null;
