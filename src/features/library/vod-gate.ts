/**
 * What stands between the viewer and a video of the library:
 *
 *   open    nothing: the backend gave its address
 *   region  the channel may not be watched where the viewer is
 *   pass    the capability vod_media, which passes give, or this one video bought
 */
export type VodGate = 'open' | 'region' | 'pass';

export function vodGate(item: { media_url: string | null }, geoBlocked: boolean): VodGate {
  if (geoBlocked) return 'region';
  return item.media_url === null ? 'pass' : 'open';
}
