/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How far a clip is.
 */
export type ClipStatus = typeof ClipStatus[keyof typeof ClipStatus];


export const ClipStatus = {
  processing: 'processing',
  failed: 'failed',
  ready: 'ready',
} as const;
