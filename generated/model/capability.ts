/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Something that a viewer's passes and subscriptions let them do.
 */
export type Capability = typeof Capability[keyof typeof Capability];


export const Capability = {
  watch: 'watch',
  download: 'download',
  clipping: 'clipping',
  download_clip: 'download_clip',
  no_ads: 'no_ads',
  vod_media: 'vod_media',
} as const;
