/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Url } from './url.ts';

/**
 * How viewers sign in on other devices.
 */
export interface AuthSettings {
  /**
     * Where the link-device route leads. A path of the site or an address on another site; null leads to
     * the active orders.
     */
  remote_auth: Url | null;
}
