/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which channel a host name belongs to.
 */
export interface ChannelKey {
  /**
     * Names the channel in every later call. Not a secret, and stable for months.
     * @minLength 8
     * @maxLength 128
     */
  channel_key: string;
}
