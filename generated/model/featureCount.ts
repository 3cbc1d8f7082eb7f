/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How often the user has used what the channel counts.
 */
export interface FeatureCount {
  /**
     * Clips made so far, deleted ones included.
     * @minimum 0
     * @maximum 100000
     */
  clips: number;
  /**
     * Events and clips downloaded so far.
     * @minimum 0
     * @maximum 100000
     */
  downloads: number;
}
