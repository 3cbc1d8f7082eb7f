interface Dated {
  id: number;
  event_utc_ts: number;
  stream_status: 'upcoming' | 'live' | 'finished';
}

interface Favourite {
  favoritable_type: string;
  favoritable_id: number;
}

export interface FavouriteGames<Kind extends Favourite, Row> {
  favourite: Kind;
  /** The live game, or otherwise the next game to start. */
  next: Row | null;
  last: Row | null;
}

/**
 * Returns the next and the last game of each favourite: first the favourites that play now, then the others
 * by their next game.
 */
export function gamesOfFavourites<Kind extends Favourite, Row extends Dated>(
  favourites: readonly Kind[],
  events: readonly Row[],
  follows: (favourite: Kind, event: Row) => boolean,
): FavouriteGames<Kind, Row>[] {
  const inOrder = events.toSorted((one, other) => one.event_utc_ts - other.event_utc_ts);
  const rank = ({ next, last }: FavouriteGames<Kind, Row>) =>
    next?.stream_status === 'live'
      ? 0
      : (next?.event_utc_ts ?? Number.MAX_SAFE_INTEGER - (last?.event_utc_ts ?? 0));
  return favourites
    .map((favourite) => {
      const own = inOrder.filter((event) => follows(favourite, event));
      return {
        favourite,
        next:
          own.find(({ stream_status }) => stream_status === 'live') ??
          own.find(({ stream_status }) => stream_status === 'upcoming') ??
          null,
        last: own.findLast(({ stream_status }) => stream_status === 'finished') ?? null,
      };
    })
    .filter(({ next, last }) => next || last)
    .sort((one, other) => rank(one) - rank(other));
}
