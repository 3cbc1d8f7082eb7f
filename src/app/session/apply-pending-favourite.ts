import { addFavorite, getListFavoritesQueryKey } from '@generated/api/favourites/favourites';
import type { QueryClient } from '@tanstack/react-query';
import { apiEvents } from '../../api/events';
import { takePendingFavourite } from '../../browser/memory/pending-favourite';

/** After log-in, adds the favourite for which the viewer logged in. */
export function applyPendingFavourite(queryClient: QueryClient): () => void {
  return apiEvents.on('user-set', async () => {
    const favourite = takePendingFavourite();
    if (!favourite) return;
    try {
      await addFavorite({ favoritable_type: favourite.type, favoritable_id: favourite.id });
    } catch {
      // The star stays as it is and can be pressed again.
    }
    await queryClient.invalidateQueries({ queryKey: getListFavoritesQueryKey() });
  });
}
