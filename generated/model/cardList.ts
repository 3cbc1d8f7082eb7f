/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Card } from './card.ts';
import type { ListMeta } from './listMeta.ts';

/**
 * The user's saved cards.
 */
export interface CardList {
  data: Card[];
  meta: ListMeta;
}
