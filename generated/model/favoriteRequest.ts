/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FavoritableType } from './favoritableType.ts';
import type { Id } from './id.ts';

/**
 * What to follow from now on.
 */
export interface FavoriteRequest {
  favoritable_id: Id;
  favoritable_type: FavoritableType;
}
