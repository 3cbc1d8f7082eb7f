/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A backend identifier, unique within its kind.
 * @minimum 1
 */
export type Id = number;
