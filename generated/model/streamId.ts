/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The event medium, the library item or the clip, by `stream_type`.
 * @minimum 1
 */
export type StreamId = number;
