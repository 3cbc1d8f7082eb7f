/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A session, without a user until someone logs in with it.
 */
export interface ApiKey {
  /**
     * The viewer's session. Whoever holds it is the viewer, so it is never logged.
     * @minLength 16
     * @maxLength 256
     */
  api_key: string;
}
