import { useListParticipants } from '@generated/api/participants/participants';
import type { Participant, ParticipantList } from '@generated/model';

/** Asked for at start-up, and the same for everyone. */
export const ALL_PARTICIPANTS = { no_limit: 1 } as const;

const byId = ({ data }: ParticipantList): ReadonlyMap<number, Participant> =>
  new Map(data.map((team) => [team.id, team]));

const NOBODY: ReadonlyMap<number, Participant> = new Map();

/** Every team, by its id; empty until it is known. */
export function useParticipants(): ReadonlyMap<number, Participant> {
  return useListParticipants(ALL_PARTICIPANTS, { query: { select: byId } }).data ?? NOBODY;
}
