/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The state of an event. The site calls finished events on-demand (vod).
 */
export type StreamStatus = typeof StreamStatus[keyof typeof StreamStatus];


export const StreamStatus = {
  upcoming: 'upcoming',
  live: 'live',
  finished: 'finished',
} as const;
