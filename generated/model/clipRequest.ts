/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ClipTag } from './clipTag.ts';
import type { Id } from './id.ts';

/**
 * What to cut. The end, `start_time` plus `duration`, may not lie behind the recording's.
 */
export interface ClipRequest {
  /** The event to cut from. */
  event_id: Id;
  /**
     * What the clip is called.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Where it begins, in seconds from the recording's start.
     * @minimum 0
     * @maximum 86400
     */
  start_time: number;
  /**
     * How long it is, in seconds.
     * @minimum 1
     * @maximum 86400
     */
  duration: number;
  /**
     * What it shows.
     * @minItems 1
     * @maxItems 20
     */
  tags: ClipTag[];
  /** The event's recording to cut from. */
  event_media_id: Id;
}
