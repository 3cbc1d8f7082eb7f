import type { VideoSource } from '../types';

/** A recording of which no more is known than its address; null where that was not given. */
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
