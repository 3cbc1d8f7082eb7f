/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is played. live and vod are an event's stream and recording.
 */
export type StreamType = typeof StreamType[keyof typeof StreamType];


export const StreamType = {
  live: 'live',
  vod: 'vod',
  library: 'library',
  clip: 'clip',
} as const;
