/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { ParticipantGroup } from './participantGroup.ts';

/**
 * Schools, by name.
 */
export interface ParticipantGroupList {
  data: ParticipantGroup[];
  meta: ListMeta;
}
