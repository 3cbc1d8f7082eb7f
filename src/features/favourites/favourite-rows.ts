import type { Favorite, ListedFavoriteType } from '@generated/model';

export interface FollowedRow {
  type: DescribedType;
  id: number;
  name: string;
  crest: string | null;
  detail: string | null;
  /** The path of the page with the favourite's events. */
  to: string;
}

/** Events are left out, because each event is loaded and described where it is shown. */
export type DescribedType = Exclude<ListedFavoriteType, 'favorite_event'>;

export type FollowedGroups = Record<DescribedType, FollowedRow[]>;

type Key = Pick<Favorite, 'favoritable_type' | 'favoritable_id'>;

/**
 * Keeps removed favourites listed until the page is closed, so that the viewer can undo
 * an accidental press of the star.
 */
export function mergeSeen<Row extends Key>(seen: readonly Row[], now: readonly Row[]): readonly Row[] {
  const isIn = (rows: readonly Key[], row: Key) =>
    rows.some(
      ({ favoritable_type, favoritable_id }) =>
        favoritable_type === row.favoritable_type && favoritable_id === row.favoritable_id,
    );
  const fresh = now.filter((row) => !isIn(seen, row));
  return fresh.length === 0 ? seen : [...seen, ...fresh];
}

/**
 * Groups favourites by kind, each group in alphabetical order. Favourites that the
 * channel has deleted are left out.
 */
export function followedGroups(
  rows: readonly Key[],
  describe: (type: DescribedType, id: number) => FollowedRow | null,
): FollowedGroups {
  const groups: FollowedGroups = {
    participant: [],
    group: [],
    category: [],
    event_location: [],
  };
  for (const { favoritable_type, favoritable_id } of rows) {
    if (favoritable_type === 'favorite_event') continue;
    const row = describe(favoritable_type, favoritable_id);
    if (row) groups[favoritable_type].push(row);
  }
  for (const list of Object.values(groups)) list.sort((one, other) => one.name.localeCompare(other.name));
  return groups;
}

/** The ids of the followed events, in the order of the list. */
export function followedEvents(rows: readonly Key[]): number[] {
  return rows.flatMap((row) => (row.favoritable_type === 'favorite_event' ? row.favoritable_id : []));
}

/** The ids of the favourites whose games can be added to a calendar. */
export function followedIds(rows: readonly Key[]): Record<'teams' | 'schools' | 'sports', number[]> {
  const idsOf = (type: ListedFavoriteType) =>
    rows.flatMap((row) => (row.favoritable_type === type ? row.favoritable_id : []));
  return { teams: idsOf('participant'), schools: idsOf('group'), sports: idsOf('category') };
}
