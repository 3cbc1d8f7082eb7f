/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether a finished event can be watched. none: it has no recording, or has not finished. preparing:
 * it will have one soon. ready: its vod medium plays.
 */
export type RecordingStatus = typeof RecordingStatus[keyof typeof RecordingStatus];


export const RecordingStatus = {
  none: 'none',
  preparing: 'preparing',
  ready: 'ready',
} as const;
