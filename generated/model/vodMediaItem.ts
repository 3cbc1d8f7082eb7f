/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './dateTime.ts';
import type { Id } from './id.ts';
import type { Url } from './url.ts';
import type { VodAsset } from './vodAsset.ts';

/**
 * A video of the library, outside events.
 */
export interface VodMediaItem {
  id: Id;
  /**
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /**
     * Plain text; null for none.
     * @maxLength 2000
     * @nullable
     */
  description: string | null;
  /** When it was published. */
  date: DateTime;
  /**
     * Seconds.
     * @minimum 0
     * @maximum 86400
     */
  duration: number;
  assets: VodAsset[];
  /** The video; null for a viewer without the capability vod_media. */
  media_url: Url | null;
  /** The library categories that it belongs to. */
  categories: Id[];
  /** The event that it was cut from; null for none. */
  event_id: Id | null;
}
