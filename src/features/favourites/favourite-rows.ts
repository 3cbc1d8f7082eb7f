import type { FavoritableType, Favorite } from '@generated/model';

export interface Followed {
  type: FavoritableType;
  id: number;
  name: string;
  crest: string | null;
  detail: string | null;
  /** Where its events are. */
  to: string;
}

export type FollowedGroups = Record<FavoritableType, Followed[]>;

type Key = Pick<Favorite, 'favoritable_type' | 'favoritable_id'>;

/**
 * What stands in the list: all that is followed, and what was when the list opened, so that a star
 * pressed by mistake can be pressed again where it is.
 */
export function keepSeen<Row extends Key>(seen: readonly Row[], now: readonly Row[]): readonly Row[] {
  const isIn = (rows: readonly Key[], row: Key) =>
    rows.some(
      ({ favoritable_type, favoritable_id }) =>
        favoritable_type === row.favoritable_type && favoritable_id === row.favoritable_id,
    );
  const fresh = now.filter((row) => !isIn(seen, row));
  return fresh.length === 0 ? seen : [...seen, ...fresh];
}

/** The rows by their kind, each by the alphabet. What the channel no longer has is left out. */
export function followedGroups(
  rows: readonly Key[],
  describe: (type: FavoritableType, id: number) => Followed | null,
): FollowedGroups {
  const groups: FollowedGroups = { participant: [], group: [], category: [] };
  for (const { favoritable_type, favoritable_id } of rows) {
    const row = describe(favoritable_type, favoritable_id);
    if (row) groups[favoritable_type].push(row);
  }
  for (const list of Object.values(groups)) list.sort((one, other) => one.name.localeCompare(other.name));
  return groups;
}
