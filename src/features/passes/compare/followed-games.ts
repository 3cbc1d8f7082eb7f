import type { Event, Favorite, Participant } from '@generated/model';
import type { LineageOf } from '../../../lib/purchase/coverage';

interface Following {
  favourites: readonly Pick<Favorite, 'favoritable_type' | 'favoritable_id'>[];
  teams: ReadonlyMap<number, Pick<Participant, 'groups'>>;
  lineageOf: LineageOf;
}

/** The upcoming games of the teams, schools and sports that the viewer follows. */
export function followedGames(
  games: readonly Event[],
  { favourites, teams, lineageOf }: Following,
): readonly Event[] {
  const followed = new Set(
    favourites.map(({ favoritable_type, favoritable_id }) => `${favoritable_type} ${favoritable_id}`),
  );
  return games.filter(
    ({ stream_status, participants, event_category_id }) =>
      stream_status !== 'finished' &&
      (participants.some(
        ({ id }) =>
          followed.has(`participant ${id}`) ||
          teams.get(id)?.groups.some((group) => followed.has(`group ${group.id}`)),
      ) ||
        lineageOf(event_category_id).some((id) => followed.has(`category ${id}`))),
  );
}
