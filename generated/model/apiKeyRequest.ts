/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The channel to begin a session with.
 */
export interface ApiKeyRequest {
  /**
     * As `getChannelKey` gave it.
     * @minLength 8
     * @maxLength 128
     */
  channel_key: string;
}
