/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Url } from './url.ts';

/**
 * An advertisement before a video. The site takes those that fit the stream's status, the event's
 * location and category, and shows the one of least weight, unless this viewer saw one before the
 * same event a short time ago.
 */
export interface Preroll {
  id: Id;
  /** The video. */
  url: Url;
  /**
     * The lighter comes first.
     * @minimum 0
     * @maximum 10000
     */
  weight: number;
  /** Shown before events at this location only; null before events anywhere. */
  location_id: Id | null;
  /** Shown before events of these categories and of those below them; empty for all. */
  event_categories: Id[];
  /** Shown before finished events. */
  for_vod: boolean;
  /** Shown before live events. */
  for_live: boolean;
  /**
     * Seconds after which the viewer may skip it; null if they may not.
     * @minimum 0
     * @maximum 600
     * @nullable
     */
  skip_after: number | null;
  /**
     * How long no preroll is shown to the same viewer before the same event after this one, in
     * milliseconds. null follows the channel's `preroll_suppress_ms`.
     * @minimum 0
     * @maximum 31536000000
     * @nullable
     */
  suppress_for: number | null;
}
