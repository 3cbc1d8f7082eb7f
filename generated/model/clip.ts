/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ClipStatus } from './clipStatus.ts';
import type { ClipTag } from './clipTag.ts';
import type { DateTime } from './dateTime.ts';
import type { Id } from './id.ts';
import type { Url } from './url.ts';

/**
 * A moment that a viewer cut from an event's recording.
 */
export interface Clip {
  id: Id;
  /** The second half of the clip's shared address, so that addresses can't be guessed. */
  uuid: string;
  /** The event that it was cut from. */
  event_id: Id;
  /**
     * The event's title.
     * @minLength 1
     * @maxLength 160
     */
  event_name: string;
  /** The event's recording that it was cut from. */
  event_media_id: Id;
  /**
     * As the viewer named it.
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
  status: ClipStatus;
  /** A frame of it. Null until it is ready. */
  image: Url | null;
  /** Where to play it from. Null until it is ready. */
  media_url: Url | null;
  /** When the viewer asked for it. */
  created_at: DateTime;
}
