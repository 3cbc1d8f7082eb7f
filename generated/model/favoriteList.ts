/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Favorite } from './favorite.ts';
import type { ListMeta } from './listMeta.ts';

/**
 * All that the viewer follows.
 */
export interface FavoriteList {
  data: Favorite[];
  meta: ListMeta;
}
