/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DataProfile } from './dataProfile.ts';
import type { DataUserEmail } from './dataUserEmail.ts';
import type { DataUserId } from './dataUserId.ts';
import type { DateTime } from './dateTime.ts';
import type { LoginEventEvent } from './loginEventEvent.ts';
import type { OriginUrl } from './originUrl.ts';
import type { OuterTracking } from './outerTracking.ts';
import type { SessionUuid } from './sessionUuid.ts';

/**
 * A viewer signed in.
 */
export interface LoginEvent {
  profile: DataProfile;
  session_uuid: SessionUuid;
  user_id: DataUserId | null;
  user_email: DataUserEmail | null;
  event: LoginEventEvent;
  origin_url: OriginUrl;
  trk?: OuterTracking;
  timestamp: DateTime;
  /**
     * What they signed in with.
     * @maxLength 254
     */
  email: string;
}
