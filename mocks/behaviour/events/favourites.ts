import {
  getAddFavoriteMockHandler,
  getListFavoritesMockHandler,
  getRemoveFavoriteMockHandler,
} from '../../../generated/api/favourites/favourites.msw.ts';
import type { FavoritableType, Favorite } from '../../../generated/model/index.ts';
import { AddFavoriteBody, RemoveFavoriteParams } from '../../../generated/zod/favourites/favourites.zod.ts';
import type { World } from '../../store/world.ts';
import { createResolver } from '../create-resolver.ts';
import { notFound } from '../failure.ts';
import { whole } from './lists.ts';

const favoriteOf = ({ id, favoritable_id, favoritable_type }: Favorite): Favorite => ({
  id,
  favoritable_id,
  favoritable_type,
});

export function favouritesHandlers(world: World) {
  const { favorites } = world.store;
  const exists = (type: FavoritableType, id: number): boolean => {
    const { teams, schools, lines } = world.catalogue;
    if (type === 'category') return lines.has(id);
    return (type === 'participant' ? teams : schools).some((row) => row.id === id);
  };
  return [
    getListFavoritesMockHandler(
      createResolver(world, 'listFavorites', { login: true }, ({ user }) =>
        whole(favorites.where(({ user_id }) => user_id === user().id).map(favoriteOf)),
      ),
    ),
    getAddFavoriteMockHandler(
      createResolver(world, 'addFavorite', { body: AddFavoriteBody, login: true }, ({ body, user }) => {
        const { favoritable_id, favoritable_type } = body;
        if (!exists(favoritable_type, favoritable_id)) throw notFound();
        const there = favorites.find(
          (row) =>
            row.user_id === user().id &&
            row.favoritable_id === favoritable_id &&
            row.favoritable_type === favoritable_type,
        );
        return favoriteOf(there ?? favorites.add({ user_id: user().id, favoritable_id, favoritable_type }));
      }),
    ),
    getRemoveFavoriteMockHandler(
      createResolver(
        world,
        'removeFavorite',
        { path: RemoveFavoriteParams, login: true },
        ({ path, user }) => {
          if (favorites.get(path.id)?.user_id !== user().id) throw notFound();
          favorites.remove(path.id);
          return { success: true as const };
        },
      ),
    ),
  ];
}
