/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { HexColor } from './hexColor.ts';
import type { Id } from './id.ts';
import type { Image } from './image.ts';
import type { ParticipantGroup } from './participantGroup.ts';
import type { ParticipantProperties } from './participantProperties.ts';

/**
 * A team.
 */
export interface Participant {
  id: Id;
  /**
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * What an event's title is made of.
     * @minLength 1
     * @maxLength 40
     */
  short_name: string;
  /**
     * Its name in links; null uses `name`.
     * @nullable
     * @pattern [a-z0-9][a-z0-9_-]{0,63}
     */
  alias: string | null;
  /** The first is the crest; the others are pictures of the team. */
  images: Image[];
  /** The team's colour; null where none is known. */
  color: HexColor | null;
  properties: ParticipantProperties;
  /** The schools that the team plays for. Mostly one. */
  groups: ParticipantGroup[];
}
