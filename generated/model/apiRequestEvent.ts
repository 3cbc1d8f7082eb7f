/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApiRequestEventEvent } from './apiRequestEventEvent.ts';
import type { ApiRequestEventListLengths } from './apiRequestEventListLengths.ts';
import type { DataProfile } from './dataProfile.ts';
import type { DataUserEmail } from './dataUserEmail.ts';
import type { DataUserId } from './dataUserId.ts';
import type { OriginUrl } from './originUrl.ts';
import type { OuterTracking } from './outerTracking.ts';
import type { SessionUuid } from './sessionUuid.ts';

/**
 * A call of the main API was answered, or failed.
 */
export interface ApiRequestEvent {
  profile: DataProfile;
  session_uuid: SessionUuid;
  user_id: DataUserId | null;
  user_email: DataUserEmail | null;
  event: ApiRequestEventEvent;
  origin_url: OriginUrl;
  trk?: OuterTracking;
  /**
     * What was asked, without keys.
     * @maxLength 4096
     */
  url: string;
  /**
     * null where nothing was answered.
     * @minimum 100
     * @maximum 599
     * @nullable
     */
  status: number | null;
  /**
     * null for a success.
     * @maxLength 2000
     * @nullable
     */
  error_message: string | null;
  /**
     * Characters in the answer's body.
     * @minimum 0
     * @maximum 1000000000
     */
  response_length: number;
  /** How many items each list of the answer has, by its name. */
  list_lengths?: ApiRequestEventListLengths;
}
