import { getListParticipantsQueryOptions } from '@generated/api/participants/participants';
import type { Participant, ParticipantList } from '@generated/model';
import { createSharedQuery } from './shared-query';

/** Start-up and all screens use these parameters, so that they share one response. */
export const ALL_PARTICIPANTS = { no_limit: 1 } as const;

const mapsById = new WeakMap<ParticipantList, ReadonlyMap<number, Participant>>();

function byId(list: ParticipantList): ReadonlyMap<number, Participant> {
  const map = mapsById.get(list) ?? new Map(list.data.map((team) => [team.id, team]));
  mapsById.set(list, map);
  return map;
}

const NO_PARTICIPANTS: ReadonlyMap<number, Participant> = new Map();

const useList = createSharedQuery(() => getListParticipantsQueryOptions(ALL_PARTICIPANTS));

/** Returns all teams by id; the map is empty until they have loaded. */
export function useParticipants(): ReadonlyMap<number, Participant> {
  const list = useList();
  return list ? byId(list) : NO_PARTICIPANTS;
}
