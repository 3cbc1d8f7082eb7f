/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Gender } from './gender.ts';
import type { ParticipantSport } from './participantSport.ts';

/**
 * What teams are filtered by.
 */
export interface ParticipantProperties {
  gender: Gender;
  /** null for a team of no one sport. */
  sport: ParticipantSport | null;
}
