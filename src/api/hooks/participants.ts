import { useListParticipants } from '@generated/api/participants/participants';
import type { Participant, ParticipantList } from '@generated/model';

/** Fetched at start-up with the same parameters everywhere. */
export const ALL_PARTICIPANTS = { no_limit: 1 } as const;

const byId = ({ data }: ParticipantList): ReadonlyMap<number, Participant> =>
  new Map(data.map((team) => [team.id, team]));

const NO_PARTICIPANTS: ReadonlyMap<number, Participant> = new Map();

/** All teams by id; empty until loaded. */
export function useParticipants(): ReadonlyMap<number, Participant> {
  return useListParticipants(ALL_PARTICIPANTS, { query: { select: byId } }).data ?? NO_PARTICIPANTS;
}
