/** What the viewer needs in order to watch a library video. */
export type VodGate =
  /** Nothing is needed, because the backend returned the video's URL. */
  | 'open'
  /** The channel is blocked in the viewer's region. */
  | 'region'
  /** The viewer needs a pass with the capability `vod_media`, or has to buy this video. */
  | 'pass';

export function vodGate(item: { media_url: string | null }, geoBlocked: boolean): VodGate {
  if (geoBlocked) return 'region';
  return item.media_url === null ? 'pass' : 'open';
}
