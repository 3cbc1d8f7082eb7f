import { useListFavorites } from '@generated/api/favourites/favourites';
import type { FavoritableType } from '@generated/model';
import { useViewer } from './viewer';

/** Whether something is among the viewer's favourite teams, schools and sports; never for a visitor. */
export function useIsFavourite(): (type: FavoritableType, id: number) => boolean {
  const signedIn = useViewer() !== null;
  const { data } = useListFavorites({ query: { enabled: signedIn } });
  return (type, id) =>
    signedIn &&
    (data?.data.some((row) => row.favoritable_type === type && row.favoritable_id === id) ?? false);
}
