import type { JsonObject } from './json.ts';
import { fields, flag, listOf, optional, type Reader, text } from './readers.ts';

/** What a parameter filters by; read from its `x-filter`. */
export interface Filter {
  /** Paths into an item, with `*` for each of a list: one of them has the value. */
  fields: string[];
  /** The operation that answers with the tree of values: those below one count too. */
  tree: string | null;
  /** The value is words that the field has, in any order and case. */
  words: boolean;
  /** The fields are identifiers, and what counts are the fields of the things that they name. */
  through: { schema: string; fields: string[] } | null;
  /** The value is the first or the last day of the field, in the item's own time zone. */
  day: 'first' | 'last' | null;
  /** An item with null in the field may fit. */
  nullFits: boolean;
  /** Pointers to the lists of the response; without any, its `data`. */
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
