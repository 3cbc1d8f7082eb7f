/** What can be a favourite. */
export const FAVOURITE_KINDS = ['participant', 'group', 'category'] as const;
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number];

/** Kinds that lists know beside these, and that nobody can add. */
export const LISTED_ONLY_KINDS = ['favorite_event', 'event_location'] as const;

export interface KindProblem {
  field: 'favoritable_type';
  problem: 'wrong type' | 'not among allowed values';
}

/** What is wrong with the kind of a favourite that is to be added; null where nothing is. */
export function favouriteKindProblem(kind: unknown): KindProblem | null {
  const field = 'favoritable_type';
  if (typeof kind !== 'string') return { field, problem: 'wrong type' };
  return isFavouriteKind(kind) ? null : { field, problem: 'not among allowed values' };
}

export function isFavouriteKind(kind: unknown): kind is FavouriteKind {
  return FAVOURITE_KINDS.some((allowed) => allowed === kind);
}
