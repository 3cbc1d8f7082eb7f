/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a medium is:
 *
 * - 1 image: a poster or another picture.
 * - 2 live: the stream while the event is live.
 * - 3 vod: the recording.
 * - 4 embedded: a player of another service, shown in a frame instead of live and vod.
 * - 5 thumbnails: a WebVTT file that maps times to pictures, for the seek bar.
 * - 6 preview: a short trailer, free for all.
 * - 7 preview_alt: another cut of the trailer, used where preview will not play.
 * - 8 embedded_preview: a trailer in another service's player.
 */
export type MediaKind = typeof MediaKind[keyof typeof MediaKind];


export const MediaKind = {
  image: 1,
  live: 2,
  vod: 3,
  embedded: 4,
  thumbnails: 5,
  preview: 6,
  preview_alt: 7,
  embedded_preview: 8,
} as const;
