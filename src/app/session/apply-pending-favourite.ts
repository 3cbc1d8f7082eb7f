import { addFavorite, getListFavoritesQueryKey } from '@generated/api/favourites/favourites';
import type { QueryClient } from '@tanstack/react-query';
import { apiEvents } from '../../api/events';
import { takeFavouriteWish } from '../../browser/memory/pending-favourite';

/** Once logged in, a viewer finds done what they were asked to log in for. */
export function applyPendingFavourite(queryClient: QueryClient): () => void {
  return apiEvents.on('user-set', async () => {
    const wish = takeFavouriteWish();
    if (!wish) return;
    try {
      await addFavorite({ favoritable_type: wish.type, favoritable_id: wish.id });
    } catch {
      // The star stays as it is, and can be pressed again.
    }
    await queryClient.invalidateQueries({ queryKey: getListFavoritesQueryKey() });
  });
}
