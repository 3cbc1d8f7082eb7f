import { getListFavoriteEventsQueryKey } from '@generated/api/events/events';
import {
  getListFavoritesQueryKey,
  getListFavoritesQueryOptions,
  useAddFavorite,
  useListFavorites,
  useRemoveFavorite,
} from '@generated/api/favourites/favourites';
import type { FavoritableType, FavoriteList } from '@generated/model';
import { useQueryClient } from '@tanstack/react-query';
import { useViewer } from './viewer';

const NOT_SAVED_YET = 0;

export interface Favourites {
  isFavourite(type: FavoritableType, id: number): boolean;
  /** Shows at once; taken back where the backend does not follow. Resolves to whether it did. */
  toggle(type: FavoritableType, id: number): Promise<boolean>;
}

/** The viewer's favourite teams, schools and sports; null for a visitor. */
export function useFavourites(): Favourites | null {
  const queryClient = useQueryClient();
  const signedIn = useViewer() !== null;
  const key = getListFavoritesQueryKey();
  const { data } = useListFavorites({ query: { enabled: signedIn } });
  const add = useAddFavorite();
  const remove = useRemoveFavorite();
  if (!signedIn) return null;

  const find = (type: FavoritableType, id: number, list = data) =>
    list?.data.find((row) => row.favoritable_type === type && row.favoritable_id === id);

  const change = (edit: (rows: FavoriteList['data']) => FavoriteList['data']) =>
    queryClient.setQueryData<FavoriteList>(key, (list) => list && { ...list, data: edit(list.data) });

  async function toggle(type: FavoritableType, id: number): Promise<boolean> {
    try {
      // Before the list is known, nobody can say whether a press adds or takes off.
      await queryClient.ensureQueryData(getListFavoritesQueryOptions());
    } catch {
      return false;
    }
    await queryClient.cancelQueries({ queryKey: key });
    const there = find(type, id, queryClient.getQueryData<FavoriteList>(key));
    if (there?.id === NOT_SAVED_YET) return true;
    const without = (rows: FavoriteList['data']) =>
      rows.filter((row) => row.favoritable_type !== type || row.favoritable_id !== id);
    const row = { id: NOT_SAVED_YET, favoritable_type: type, favoritable_id: id };
    change((rows) => (there ? without(rows) : [...rows, row]));
    try {
      if (there) await remove.mutateAsync({ id: there.id });
      else {
        const saved = await add.mutateAsync({ data: { favoritable_type: type, favoritable_id: id } });
        change((rows) => [...without(rows), saved]);
      }
      void queryClient.invalidateQueries({ queryKey: getListFavoriteEventsQueryKey() });
      return true;
    } catch {
      change((rows) => (there ? [...without(rows), there] : without(rows)));
      return false;
    }
  }

  return { isFavourite: (type, id) => find(type, id) !== undefined, toggle };
}
