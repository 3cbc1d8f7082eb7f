/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DataProfile } from './dataProfile.ts';
import type { DataUserEmail } from './dataUserEmail.ts';
import type { DataUserId } from './dataUserId.ts';
import type { DateTime } from './dateTime.ts';
import type { OriginUrl } from './originUrl.ts';
import type { OuterTracking } from './outerTracking.ts';
import type { SessionUuid } from './sessionUuid.ts';
import type { VisitPageEventEvent } from './visitPageEventEvent.ts';

/**
 * A page was opened.
 */
export interface VisitPageEvent {
  profile: DataProfile;
  session_uuid: SessionUuid;
  user_id: DataUserId | null;
  user_email: DataUserEmail | null;
  event: VisitPageEventEvent;
  origin_url: OriginUrl;
  trk?: OuterTracking;
  /**
     * The path, without its query.
     * @maxLength 2048
     */
  page: string;
  /**
     * The viewer's API key; null before there is one.
     * @maxLength 128
     * @nullable
     */
  api_key: string | null;
  /** Whether a user is signed in. */
  authorized: boolean;
  timestamp: DateTime;
  /**
     * The other site that the viewer came from; null for none.
     * @maxLength 2048
     * @nullable
     */
  outer_referrer: string | null;
  /**
     * The path of this site that the viewer came from; null for the first.
     * @maxLength 2048
     * @nullable
     */
  from_page: string | null;
}
