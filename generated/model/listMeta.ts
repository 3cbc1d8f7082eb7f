/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The position of this page in the whole list.
 */
export interface ListMeta {
  /**
     * How many items the whole list has.
     * @minimum 0
     */
  total: number;
  /**
     * How many items come before this page.
     * @minimum 0
     */
  offset: number;
  /**
     * The page's size as asked for; null when the whole list was asked for.
     * @minimum 1
     * @nullable
     */
  limit: number | null;
}
