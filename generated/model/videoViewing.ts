/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Gender } from './gender.ts';
import type { StreamId } from './streamId.ts';
import type { StreamType } from './streamType.ts';
import type { VideoViewUuid } from './videoViewUuid.ts';

/**
 * How long a viewer has watched, and what. Sent again and again during one viewing.
 */
export interface VideoViewing {
  video_view_uuid: VideoViewUuid;
  stream_id: StreamId;
  stream_type: StreamType;
  /**
     * Seconds watched in this viewing so far. Pauses don't count.
     * @minimum 0
     * @maximum 86400
     */
  viewing_time: number;
  /**
     * The event category's name.
     * @maxLength 100
     * @nullable
     */
  category: string | null;
  /**
     * The name of the category at the top of its tree.
     * @maxLength 100
     * @nullable
     */
  sport: string | null;
  /** The home team's. */
  gender: Gender | null;
  /**
     * The name of the home team's school.
     * @maxLength 100
     * @nullable
     */
  school: string | null;
  /**
     * null where it is not known.
     * @maxLength 100
     * @nullable
     */
  league: string | null;
}
