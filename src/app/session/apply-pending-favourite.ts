import { addFavorite, getListFavoritesQueryKey } from '@generated/api/favourites/favourites';
import type { QueryClient } from '@tanstack/react-query';
import { apiEvents } from '../../api/events';
import { takePendingFavourite } from '../../browser/memory/pending-favourite';

/** After the log-in, adds the favourite that a visitor had to log in for. */
export function applyPendingFavourite(queryClient: QueryClient): () => void {
  return apiEvents.on('user-set', async () => {
    const favourite = takePendingFavourite();
    if (!favourite) return;
    try {
      await addFavorite({ favoritable_type: favourite.type, favoritable_id: favourite.id });
    } catch {
      // The favourite button stays unchanged, and the viewer can press it again.
    }
    await queryClient.invalidateQueries({ queryKey: getListFavoritesQueryKey() });
  });
}
