/** What the viewer needs in order to watch a library video. */
export type VodGate =
  /** Nothing: the backend returned its address. */
  | 'open'
  /** Another region: the channel is blocked here. */
  | 'region'
  /** The capability vod_media, which passes give, or this video bought alone. */
  | 'pass';

export function vodGate(item: { media_url: string | null }, geoBlocked: boolean): VodGate {
  if (geoBlocked) return 'region';
  return item.media_url === null ? 'pass' : 'open';
}
