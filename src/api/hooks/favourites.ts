import { getListFavoriteEventsQueryKey } from '@generated/api/events/events';
import {
  getListFavoritesQueryKey,
  getListFavoritesQueryOptions,
  useListFavorites,
} from '@generated/api/favourites/favourites';
import { useAddFavorite, useRemoveFavorite } from '@generated/api/favourites/favourites-mutations';
import type { FavoritableType, FavoriteList } from '@generated/model';
import { useQueryClient } from '@tanstack/react-query';
import { useViewer } from './viewer';

const UNSAVED_ID = 0;

export interface Favourites {
  isFavourite(type: FavoritableType, id: number): boolean;
  /**
   * Adds or removes a favourite optimistically: the change shows at once and is reverted if the backend
   * refuses it. Resolves to whether the change was saved.
   */
  toggle(type: FavoritableType, id: number): Promise<boolean>;
}

/** Returns the viewer's favourite teams, schools and sports; null for a visitor. */
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
      // Waits for the list, because only the list shows whether this press adds or removes a favourite.
      await queryClient.ensureQueryData(getListFavoritesQueryOptions());
    } catch {
      return false;
    }
    await queryClient.cancelQueries({ queryKey: key });
    const existing = find(type, id, queryClient.getQueryData<FavoriteList>(key));
    if (existing?.id === UNSAVED_ID) return true;
    const without = (rows: FavoriteList['data']) =>
      rows.filter((row) => row.favoritable_type !== type || row.favoritable_id !== id);
    const row = { id: UNSAVED_ID, favoritable_type: type, favoritable_id: id };
    change((rows) => (existing ? without(rows) : [...rows, row]));
    try {
      if (existing) await remove.mutateAsync({ id: existing.id });
      else {
        const saved = await add.mutateAsync({ data: { favoritable_type: type, favoritable_id: id } });
        change((rows) => [...without(rows), saved]);
      }
      void queryClient.invalidateQueries({ queryKey: getListFavoriteEventsQueryKey() });
      return true;
    } catch {
      change((rows) => (existing ? [...without(rows), existing] : without(rows)));
      return false;
    }
  }

  return { isFavourite: (type, id) => find(type, id) !== undefined, toggle };
}
