/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Gender } from './gender.ts';
import type { Id } from './id.ts';
import type { ParticipantSport } from './participantSport.ts';

/**
 * What the teams of one school have between them. The gender and sport filters offer the union over
 * all schools, or this once a school is chosen.
 */
export interface ParticipantGroupProperties {
  participant_group_id: Id;
  gender: Gender[];
  sport: ParticipantSport[];
}
