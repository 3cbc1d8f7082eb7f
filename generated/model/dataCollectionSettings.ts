/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The data-collection service.
 */
export interface DataCollectionSettings {
  /**
     * Sent to the service as `profile`; null sends nothing.
     * @maxLength 64
     * @nullable
     */
  'yare-analytics-key': string | null;
}
