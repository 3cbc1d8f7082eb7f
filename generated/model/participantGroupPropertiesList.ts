/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { ParticipantGroupProperties } from './participantGroupProperties.ts';

/**
 * One entry a school.
 */
export interface ParticipantGroupPropertiesList {
  data: ParticipantGroupProperties[];
  meta: ListMeta;
}
