import type { JsonObject } from './json.ts';
import { fields, flag, listOf, optional, type Reader, text } from './readers.ts';

/** The rule by which a parameter filters, read from its `x-filter`. */
export interface Filter {
  /** Paths into an item, with `*` for each entry of a list. An item matches if one of them has the value. */
  fields: string[];
  /** The operation that returns the tree of values. Descendants of a value match too. */
  tree: string | null;
  /** The value consists of words that the field contains, in any order and case. */
  words: boolean;
  /** The fields contain ids, and the filter applies to these fields of the objects with those ids. */
  through: { schema: string; fields: string[] } | null;
  /** The value is the first or the last day to include, in the item's own time zone. */
  day: 'first' | 'last' | null;
  /** An item whose field is null may match. */
  nullFits: boolean;
  /** Pointers to the filtered lists in the response. By default the list is `data`. */
  at: string[];
}

const day: Reader<'first' | 'last'> = (node, where) => {
  if (node !== 'first' && node !== 'last') throw new Error(`${where} is neither first nor last`);
  return node;
};

const readFilter = fields<Filter>({
  fields: listOf(text),
  tree: optional(text),
  words: flag,
  through: optional(fields<{ schema: string; fields: string[] }>({ schema: text, fields: listOf(text) })),
  day: optional(day),
  nullFits: flag,
  at: listOf(text),
});

export function filterOf(parameter: JsonObject): Filter | null {
  const node = parameter['x-filter'];
  return node === undefined ? null : readFilter(node, `${String(parameter.name)}: x-filter`);
}
