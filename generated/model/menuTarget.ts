/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * The school or team that a home-menu link is about. The site adds it to the link's query by its
 * alias, or by its name where it has none.
 */
export interface MenuTarget {
  id: Id;
  /**
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * @maxLength 100
     * @nullable
     */
  alias: string | null;
}
