/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CaptionTrack } from './captionTrack.ts';
import type { Id } from './id.ts';
import type { MediaKind } from './mediaKind.ts';
import type { Timestamp } from './timestamp.ts';
import type { Url } from './url.ts';

/**
 * One medium of an event. An event may have several of a kind, such as a second camera; the first is
 * the one to start with.
 */
export interface EventMedia {
  /** What a clip names as `event_media_id`. */
  id: Id;
  kind: MediaKind;
  /**
     * Tells several of a kind apart, such as 'Goal camera'.
     * @maxLength 100
     * @nullable
     */
  name: string | null;
  /**
     * The source. null for live, vod and embedded while the viewer has no access to the event, and for
     * live before its stream has begun.
     */
  url: Url | null;
  /**
     * The source's type, such as application/x-mpegURL; null where `url` shows it.
     * @maxLength 100
     * @nullable
     */
  mime_type: string | null;
  /**
     * Seconds; null for pictures and for what is still live.
     * @minimum 0
     * @maximum 86400
     * @nullable
     */
  duration: number | null;
  /**
     * When a signed source stops answering. A player that is still on it fetches the event again
     * before then. null for a source that does not expire.
     */
  expires_ts: Timestamp | null;
  captions: CaptionTrack[];
}
