/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The e-commerce tag service.
 */
export interface TagManagerSettings {
  /**
     * The tracking id that the tag-manager script is loaded with; null loads none.
     * @maxLength 32
     * @nullable
     * @pattern [A-Z0-9-]+
     */
  'google-tag': string | null;
}
