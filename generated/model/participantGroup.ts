/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Url } from './url.ts';

/**
 * A school or club, to which teams belong.
 */
export interface ParticipantGroup {
  id: Id;
  /**
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * Its name in links; null uses `name`.
     * @nullable
     * @pattern [a-z0-9][a-z0-9_-]{0,63}
     */
  alias: string | null;
  /** The crest. */
  image: Url | null;
}
