/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * Where events are held. The city and state filters offer what these hold.
 */
export interface EventLocation {
  id: Id;
  /**
     * The venue.
     * @minLength 1
     * @maxLength 150
     */
  name: string;
  /**
     * @minLength 1
     * @maxLength 100
     */
  city: string;
  /**
     * State, province or region; null where there is none.
     * @maxLength 100
     * @nullable
     */
  state: string | null;
  /**
     * The country's English name.
     * @minLength 1
     * @maxLength 100
     */
  country: string;
}
