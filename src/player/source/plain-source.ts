import type { VideoSource } from '../types';

/** Creates the source of a recording that has only an address and a duration; null without an address. */
export function plainSource(medium: {
  media_url: string | null;
  duration: number | null;
}): VideoSource | null {
  if (medium.media_url === null) return null;
  return {
    type: 'video',
    camera: null,
    url: medium.media_url,
    mimeType: null,
    live: false,
    duration: medium.duration,
    captions: [],
    thumbnailsUrl: null,
    expiresAt: null,
  };
}
