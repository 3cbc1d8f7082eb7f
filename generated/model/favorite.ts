/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { ListedFavoriteType } from './listedFavoriteType.ts';

/**
 * One thing that the viewer follows.
 */
export interface Favorite {
  id: Id;
  /** The identifier of the team, school or sport, or of the event or location. */
  favoritable_id: Id;
  favoritable_type: ListedFavoriteType;
}
