import { getListFavoritesQueryOptions } from '@generated/api/favourites/favourites';
import type { FavoritableType } from '@generated/model';
import { createSharedQuery } from './shared-query';
import { useViewer } from './viewer';

const useList = createSharedQuery(getListFavoritesQueryOptions);

/**
 * Returns a function that checks whether something is among the viewer's favourites; it is never true for a
 * visitor.
 */
export function useIsFavourite(): (type: FavoritableType, id: number) => boolean {
  const signedIn = useViewer() !== null;
  const data = useList(signedIn);
  return (type, id) =>
    signedIn &&
    (data?.data.some((row) => row.favoritable_type === type && row.favoritable_id === id) ?? false);
}
