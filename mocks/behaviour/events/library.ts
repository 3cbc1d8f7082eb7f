import {
  getGetVodMediaItemMockHandler,
  getListVodMediaCategoriesMockHandler,
  getListVodMediaItemsMockHandler,
  getListVodMediaRailsMockHandler,
  getSearchVodMediaMockHandler,
} from '../../../generated/api/library/library.msw.ts';
import type { VodMediaItem } from '../../../generated/model/index.ts';
import {
  GetVodMediaItemParams,
  ListVodMediaItemsQueryParams,
  SearchVodMediaQueryParams,
} from '../../../generated/zod/library/library.zod.ts';
import { words } from '../../data/events.ts';
import type { UserRow } from '../../store/rows.ts';
import type { World } from '../../store/world.ts';
import { createResolver } from '../create-resolver.ts';
import { notFound } from '../failure.ts';
import { accessOf, mediumAccess } from './access.ts';
import { page, whole } from './lists.ts';

export function libraryHandlers(world: World) {
  const shown = (viewer: UserRow | null) => {
    const access = accessOf(world, viewer);
    return (item: VodMediaItem): VodMediaItem => {
      const open = mediumAccess(access, item.id).has_access && !access.geoBlocked;
      return { ...item, media_url: open ? item.media_url : null };
    };
  };
  return [
    getListVodMediaItemsMockHandler(
      createResolver(
        world,
        'listVodMediaItems',
        { query: ListVodMediaItemsQueryParams },
        ({ query, viewer }) => {
          const { items } = world.catalogue.library;
          const { category } = query;
          const rows = items.filter(
            ({ categories }) => category === undefined || categories.includes(category),
          );
          return page(rows, query.offset, query.limit, shown(viewer));
        },
      ),
    ),
    getGetVodMediaItemMockHandler(
      createResolver(world, 'getVodMediaItem', { path: GetVodMediaItemParams }, ({ path, viewer }) => {
        const item = world.catalogue.library.items.find(({ id }) => id === path.id);
        if (!item) throw notFound();
        return shown(viewer)(item);
      }),
    ),
    getListVodMediaCategoriesMockHandler(
      createResolver(world, 'listVodMediaCategories', {}, () => whole(world.catalogue.library.categories)),
    ),
    getListVodMediaRailsMockHandler(
      createResolver(world, 'listVodMediaRails', {}, ({ viewer }) => {
        const { items, rails } = world.catalogue.library;
        const byId = new Map(items.map((item) => [item.id, item]));
        const show = shown(viewer);
        return whole(
          rails.map(({ id, title, items: ids }) => ({
            id,
            title,
            vod_media_items: ids.flatMap((item) => byId.get(item) ?? []).map(show),
          })),
        );
      }),
    ),
    getSearchVodMediaMockHandler(
      createResolver(world, 'searchVodMedia', { query: SearchVodMediaQueryParams }, ({ query, viewer }) => {
        const wanted = words(query.title ?? '');
        const found = world.catalogue.library.items.filter(({ title }) => {
          const own = words(title);
          return wanted.every((start) => own.some((word) => word.startsWith(start)));
        });
        if (query.sort_field === 'title') found.sort((one, other) => one.title.localeCompare(other.title));
        return page(found, query.offset, query.limit, shown(viewer));
      }),
    ),
  ];
}
