/** The kinds of favourites that a viewer can add. */
export const FAVOURITE_KINDS = ['participant', 'group', 'category'] as const;
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number];

export interface KindProblem {
  field: 'favoritable_type';
  problem: 'wrong type' | 'not among allowed values';
}

/** Returns the reason why a favourite of this kind cannot be added, or null if it can. */
export function favouriteKindProblem(kind: unknown): KindProblem | null {
  const field = 'favoritable_type';
  if (typeof kind !== 'string') return { field, problem: 'wrong type' };
  return isFavouriteKind(kind) ? null : { field, problem: 'not among allowed values' };
}

export function isFavouriteKind(kind: unknown): kind is FavouriteKind {
  return FAVOURITE_KINDS.some((allowed) => allowed === kind);
}
