import type { VideoSource } from '../types';

/** A recording of which only the address is known; null without one. */
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
