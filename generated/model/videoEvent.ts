/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StreamId } from './streamId.ts';
import type { StreamType } from './streamType.ts';
import type { VideoViewUuid } from './videoViewUuid.ts';

/**
 * Something happened in a player.
 */
export interface VideoEvent {
  video_view_uuid: VideoViewUuid;
  stream_id: StreamId;
  stream_type: StreamType;
  /**
     * What happened. first_frame is the moment the picture moves.
     * @minLength 1
     * @maxLength 64
     */
  event: string;
}
