/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccessType } from './accessType.ts';
import type { EventMedia } from './eventMedia.ts';
import type { EventScore } from './eventScore.ts';
import type { Id } from './id.ts';
import type { Money } from './money.ts';
import type { ParticipantSummary } from './participantSummary.ts';
import type { RecordingStatus } from './recordingStatus.ts';
import type { StreamStatus } from './streamStatus.ts';
import type { Timestamp } from './timestamp.ts';
import type { Url } from './url.ts';

/**
 * A game or another broadcast, from its announcement to its recording.
 */
export interface Event {
  id: Id;
  /**
     * Shown as the title unless there are two participants: the title is then 'away short name at home
     * short name'.
     * @minLength 1
     * @maxLength 200
     */
  name: string;
  /**
     * Plain text; null for none.
     * @maxLength 2000
     * @nullable
     */
  description: string | null;
  /** The poster. Without one the site makes do with the teams' crests and colours. */
  image: Url | null;
  type: AccessType;
  stream_status: StreamStatus;
  /** When it begins. */
  event_utc_ts: Timestamp;
  /**
     * The venue's time zone, in which the start is shown: an abbreviation such as EST, or an IANA name
     * such as America/Chicago.
     * @minLength 2
     * @maxLength 64
     */
  time_zone: string;
  /**
     * Seconds, planned or, once finished, of the recording; null where not known.
     * @minimum 0
     * @maximum 86400
     * @nullable
     */
  duration: number | null;
  /** Whether this viewer may watch it now, all things considered (purchase, sign-in, country). */
  has_access: boolean;
  /**
     * Who plays. Of two, the first is the home team and the second is away. A meet has more, in no
     * order; a show has none.
     */
  participants: ParticipantSummary[];
  /** Where it is held; its city and state are in the list of locations. */
  location_id: Id | null;
  /** The sport, or a division of it. */
  event_category_id: Id;
  /** Of the event alone; 0 where it is not sold alone. */
  base_price: Money;
  service_fee: Money;
  /** Overrides base_price plus service_fee as the price shown, where set. */
  price: Money | null;
  /** The package that opens this event alone; null where it is not sold alone. */
  single_event_package_id: Id | null;
  recording: RecordingStatus;
  /** Has at least one clip that is ready. */
  has_clips: boolean;
  /** The channel puts it forward on home. */
  is_featured: boolean;
  /** Null before the game, and where nobody counts. */
  score?: EventScore | null;
  /** Pictures and sources. Which kinds there are does not depend on the viewer, their urls do. */
  media: EventMedia[];
}
