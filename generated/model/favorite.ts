/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FavoritableType } from './favoritableType.ts';
import type { Id } from './id.ts';

/**
 * One thing that the viewer follows.
 */
export interface Favorite {
  id: Id;
  /** The identifier of the team, school or sport. */
  favoritable_id: Id;
  favoritable_type: FavoritableType;
}
