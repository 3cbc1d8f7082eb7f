/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Url } from './url.ts';

/**
 * A picture with its size, so that its place can be kept while it loads.
 */
export interface Image {
  url: Url;
  /**
     * Pixels; null where not known.
     * @minimum 1
     * @maximum 10000
     * @nullable
     */
  width: number | null;
  /**
     * Pixels; null where not known.
     * @minimum 1
     * @maximum 10000
     * @nullable
     */
  height: number | null;
}
