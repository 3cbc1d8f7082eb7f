/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The `trk` that the viewer arrived with, kept for three hours. Left out, not null, where there is none.
 * @maxLength 255
 */
export type OuterTracking = string;
