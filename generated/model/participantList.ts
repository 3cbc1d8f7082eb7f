/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { Participant } from './participant.ts';

/**
 * Teams, by name.
 */
export interface ParticipantList {
  data: Participant[];
  meta: ListMeta;
}
