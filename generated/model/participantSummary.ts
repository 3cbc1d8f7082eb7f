/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { HexColor } from './hexColor.ts';
import type { Id } from './id.ts';
import type { Url } from './url.ts';

/**
 * A team in short, as events carry it. The rest is in the list of participants.
 */
export interface ParticipantSummary {
  id: Id;
  /**
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * @minLength 1
     * @maxLength 40
     */
  short_name: string;
  /**
     * @nullable
     * @pattern [a-z0-9][a-z0-9_-]{0,63}
     */
  alias: string | null;
  /** The crest. */
  image: Url | null;
  color: HexColor | null;
}
