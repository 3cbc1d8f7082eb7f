/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { VodMediaItem } from './vodMediaItem.ts';

/**
 * A row of videos on the library's screen that scrolls by itself.
 */
export interface VodRail {
  id: Id;
  /**
     * @minLength 1
     * @maxLength 100
     */
  title: string;
  /** In the order to show. A rail without items is not sent. */
  vod_media_items: VodMediaItem[];
}
