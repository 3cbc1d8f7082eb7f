import type { Filter } from '../../model/filters.ts';
import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { Operation, Parameter } from '../../model/model.ts';
import type { Call } from '../client.ts';
import { dataOf } from '../pool.ts';
import { each, inputFor, isInScope, keysFor, mayCall, type Run } from '../run.ts';

const PAGE_SIZE = 100;
const MAX_VALUES = 3;
const UNMATCHED_WORD = 'qxzvwk';

/** One filter of one list operation, with items of the unfiltered list. */
interface FilterCase {
  run: Run;
  operation: Operation;
  parameter: Parameter;
  filter: Filter;
  unfiltered: JsonObject[];
}

/** A value to filter by. `matches` returns null for an item of which it is unknown whether it matches. */
interface Trial {
  value: string | number;
  matches: (item: JsonObject) => boolean | null;
  about: string;
}

/**
 * Checks that filters leave only matching items, include a tree's descendants, and match words in any order
 * and case.
 */
export async function probeFilters(run: Run): Promise<void> {
  const pairs = run.client.model.operations
    .filter((one) => one.verb === 'get' && isInScope(run, one) && mayCall(run, one))
    .flatMap((operation) =>
      operation.parameters.flatMap((parameter) =>
        parameter.filter ? [{ operation, parameter, filter: parameter.filter }] : [],
      ),
    );
  await each(run, pairs, async ({ operation, parameter, filter }) => {
    const unfiltered = await itemsWithout(run, operation, filter);
    const filterCase = { run, operation, parameter, filter, unfiltered };
    for (const trial of trialsOf(filterCase)) await judge(filterCase, trial);
  });
}

function trialsOf(filterCase: FilterCase): Trial[] {
  if (filterCase.filter.words) return wordTrials(filterCase);
  return filterCase.filter.day ? dayTrials(filterCase) : valueTrials(filterCase);
}

async function judge(filterCase: FilterCase, { value, matches, about }: Trial): Promise<void> {
  const { run, operation, parameter, filter, unfiltered } = filterCase;
  const call = await list(run, operation, { [parameter.name]: value });
  if (call?.status !== 200) return;
  const items = itemsOf(call, filter);
  const report = (expected: string, got: string) =>
    call.report({ kind: 'filter', where: `query ${parameter.name}`, expected, got });
  const stray = items.find((item) => matches(item) === false);
  if (stray) report(`only items ${about}`, `item ${JSON.stringify(stray.id)}`);
  // A full page, or a list that is only one section of a response, need not contain every matching item.
  if (items.length >= PAGE_SIZE || filter.at.length > 0) return;
  const missing = unfiltered.find(
    (item) => matches(item) === true && !items.some(({ id }) => id === item.id),
  );
  if (missing) report(`item ${JSON.stringify(missing.id)} too, ${about}`, 'a list without it');
}

/**
 * Returns items of the unfiltered list. For a start-date filter they are the last ones, so that fewer than a
 * page match.
 */
async function itemsWithout(run: Run, operation: Operation, filter: Filter): Promise<JsonObject[]> {
  const first = await list(run, operation, {});
  const meta = isObject(first?.json) && isObject(first.json.meta) ? first.json.meta : {};
  const offset = filter.day === 'first' && typeof meta.total === 'number' ? meta.total - PAGE_SIZE : 0;
  return itemsOf(offset > 0 ? await list(run, operation, { offset }) : first, filter);
}

function list(run: Run, operation: Operation, query: Record<string, string | number>): Promise<Call | null> {
  const input = inputFor(run, operation);
  const isPaged = operation.parameters.some(({ name }) => name === 'limit');
  return run.client.call(operation, keysFor(run, operation) ?? {}, {
    ...input,
    query: { ...input.query, ...(isPaged && { limit: PAGE_SIZE }), ...query },
  });
}

function itemsOf(call: Call | null, { at }: Filter): JsonObject[] {
  if (at.length === 0) return dataOf(call?.json) ?? [];
  const parts = at.flatMap((pointer) => valuesAt(call?.json, [...pointer.split('/').slice(1), '*']));
  return parts.filter(isObject);
}

/** Returns all values at a path in which a star means every item of a list. */
function valuesAt(value: Json | undefined, path: string[]): Json[] {
  const [name, ...rest] = path;
  if (name === undefined) return value === undefined ? [] : [value];
  if (name === '*') return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : [];
  return isObject(value) ? valuesAt(value[name], rest) : [];
}

const valuesAtAll = (item: JsonObject, fields: string[]) =>
  fields.flatMap((field) => valuesAt(item, field.split('/')));

/**
 * Returns the values by which an item is filtered, or null if some belong to objects that are not in the
 * pool.
 */
function valuesOf(run: Run, item: JsonObject, { fields, through, nullFits }: Filter): Json[] | null {
  const own = valuesAtAll(item, fields);
  if (nullFits && own.includes(null)) return null;
  if (through === null) return own;
  const values = own.map((id) => {
    const found = run.pool.all(through.schema).find((one) => one.item.id === id)?.item;
    return found ? valuesAtAll(found, through.fields) : null;
  });
  return values.includes(null) ? null : values.flatMap((list) => list ?? []);
}

/** Returns a category id with the ids of all its descendants. */
function withDescendants(run: Run, id: Json): Set<Json> {
  const descendants = new Set<Json>([id]);
  const categories = run.pool.all('EventCategory').map(({ item }) => item);
  for (let size = 0; size < descendants.size; ) {
    size = descendants.size;
    for (const { id: own, parent_id: parent } of categories)
      if (own !== undefined && parent !== undefined && descendants.has(parent)) descendants.add(own);
  }
  return descendants;
}

function valueTrials({ run, filter, unfiltered }: FilterCase): Trial[] {
  const present = [...new Set(unfiltered.flatMap((item) => valuesOf(run, item, filter) ?? []))];
  // Filtering by a parent category shows whether items of its descendants are included.
  const parents = filter.tree
    ? present.flatMap(
        (id) => run.pool.all('EventCategory').find(({ item }) => item.id === id)?.item.parent_id ?? [],
      )
    : [];
  return [...new Set([...parents.slice(0, MAX_VALUES), ...present.slice(0, MAX_VALUES)])]
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => {
      const accepted = filter.tree ? withDescendants(run, value) : new Set<Json>([value]);
      const names = (filter.through?.fields ?? filter.fields).join(' or ');
      return {
        value,
        matches: (item) => valuesOf(run, item, filter)?.some((one) => accepted.has(one)) ?? null,
        about: `with ${value}${filter.tree ? ' or what is below it' : ''} in ${names}`,
      };
    });
}

/** Uses the day of the item in the middle of the list, so that some items are before it and some after it. */
function dayTrials({ filter, unfiltered }: FilterCase): Trial[] {
  const dayOf = (item: JsonObject) => {
    const [seconds] = valuesAtAll(item, filter.fields);
    return typeof seconds === 'number' ? dayIn(seconds, item.time_zone) : null;
  };
  const days = unfiltered.flatMap((item) => dayOf(item) ?? []).sort();
  const value = days[Math.floor(days.length / 2)];
  if (value === undefined) return [];
  const matches = (item: JsonObject) => {
    const day = dayOf(item);
    return day === null ? null : filter.day === 'first' ? day >= value : day <= value;
  };
  return [{ value, matches, about: `${filter.day === 'first' ? 'from' : 'until'} ${value}` }];
}

/** Formats the day as 2026-11-23. Returns null for a time zone that this machine does not know. */
function dayIn(seconds: number, timeZone: Json | undefined): string | null {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: String(timeZone) }).format(seconds * 1000);
  } catch {
    return null;
  }
}

const WORD = /^[A-Za-z]{4,}$/;

function wordTrials({ filter, unfiltered }: FilterCase): Trial[] {
  const nothing: Trial = {
    value: UNMATCHED_WORD,
    matches: () => false,
    about: `with the word ${UNMATCHED_WORD}`,
  };
  const [item, words] = unfiltered
    .map((one): [JsonObject, string[]] => [one, wordsOf(one, filter)])
    .find(([, own]) => own.length >= 2) ?? [null, []];
  const [first = '', second = ''] = words;
  if (!item) return [nothing];
  const matches = ({ id }: JsonObject) => id === item.id || null;
  return [
    { value: first.toUpperCase(), matches, about: 'with its words in capitals' },
    { value: first.toLowerCase(), matches, about: 'with its words in small letters' },
    { value: `${second} ${first}`, matches, about: 'with its words in another order' },
    nothing,
  ];
}

/** Returns the words of the first field that contains at least two. */
function wordsOf(item: JsonObject, { fields }: Filter): string[] {
  for (const text of valuesAtAll(item, fields)) {
    const words = typeof text === 'string' ? text.split(/\s+/).filter((word) => WORD.test(word)) : [];
    if (words.length >= 2) return words;
  }
  return [];
}
