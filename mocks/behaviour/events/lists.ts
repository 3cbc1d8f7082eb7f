import type { ListMeta } from '../../../generated/model/index.ts';

export interface Listed<Item> {
  data: Item[];
  meta: ListMeta;
}

/** Returns one page of a list. Only the rows on this page are converted to items. */
export function page<Row, Item>(
  rows: readonly Row[],
  offset: number,
  limit: number,
  make: (row: Row) => Item,
): Listed<Item> {
  return {
    data: rows.slice(offset, offset + limit).map(make),
    meta: { total: rows.length, offset, limit },
  };
}

export function whole<Item>(items: readonly Item[]): Listed<Item> {
  return { data: [...items], meta: { total: items.length, offset: 0, limit: null } };
}

export const same = <Item>(item: Item): Item => item;

export const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
