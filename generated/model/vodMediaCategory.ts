/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * A shelf of the library. Not an event category.
 */
export interface VodMediaCategory {
  id: Id;
  /**
     * @minLength 1
     * @maxLength 100
     */
  name: string;
}
