/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the provider sent the browser back with.
 */
export interface SocialLogInRequest {
  /**
     * The provider's authorisation code.
     * @minLength 1
     * @maxLength 2048
     */
  code: string;
  /**
     * The address on the site that the provider sent the browser back to, as it was asked to.
     * @maxLength 2048
     */
  redirect_uri: string;
  /**
     * True registers an unknown user who accepts the terms and conditions. Null logs in only.
     * @nullable
     */
  terms: boolean | null;
}
