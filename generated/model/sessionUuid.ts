/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The session hash that the session was created with.
 * @minLength 8
 * @maxLength 128
 */
export type SessionUuid = string;
