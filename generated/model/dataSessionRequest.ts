/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DataProfile } from './dataProfile.ts';
import type { DataSessionRequestPlatform } from './dataSessionRequestPlatform.ts';
import type { DeviceType } from './deviceType.ts';
import type { SessionUuid } from './sessionUuid.ts';

/**
 * A visit that begins. A browser keeps its session for 24 hours.
 */
export interface DataSessionRequest {
  profile: DataProfile;
  /** The session hash that was just fetched. */
  session: SessionUuid;
  device_type: DeviceType;
  /**
     * The browser's user agent, percent-encoded.
     * @maxLength 2048
     */
  user_agent: string;
  /**
     * The screen in pixels, width x height.
     * @pattern [0-9]{1,5}x[0-9]{1,5}
     */
  resolution: string;
  platform: DataSessionRequestPlatform;
}
