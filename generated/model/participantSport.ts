/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * A sport by its event category.
 */
export interface ParticipantSport {
  /** The event category. */
  id: Id;
  /**
     * @minLength 1
     * @maxLength 100
     */
  name: string;
}
