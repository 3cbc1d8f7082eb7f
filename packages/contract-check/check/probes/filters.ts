import type { Filter } from '../../model/filters.ts';
import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { Operation, Parameter } from '../../model/model.ts';
import type { Call } from '../client.ts';
import { dataOf } from '../pool.ts';
import { each, inputFor, isInScope, keysFor, mayCall, type Run } from '../run.ts';

const ITEMS = 100;
const VALUES = 3;
const NO_WORD = 'qxzvwk';

/** One filter of one list operation, with items of the unfiltered list. */
interface Subject {
  run: Run;
  operation: Operation;
  parameter: Parameter;
  filter: Filter;
  whole: JsonObject[];
}

/** A value to filter by. `fits` returns null for an item of which it is unknown whether it matches. */
interface Trial {
  value: string | number;
  fits: (item: JsonObject) => boolean | null;
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
    const whole = await itemsWithout(run, operation, filter);
    const subject = { run, operation, parameter, filter, whole };
    for (const trial of trialsOf(subject)) await judge(subject, trial);
  });
}

function trialsOf(subject: Subject): Trial[] {
  if (subject.filter.words) return wordTrials(subject);
  return subject.filter.day ? dayTrials(subject) : valueTrials(subject);
}

async function judge(subject: Subject, { value, fits, about }: Trial): Promise<void> {
  const { run, operation, parameter, filter, whole } = subject;
  const call = await list(run, operation, { [parameter.name]: value });
  if (call?.status !== 200) return;
  const items = itemsOf(call, filter);
  const report = (expected: string, got: string) =>
    call.report({ kind: 'filter', where: `query ${parameter.name}`, expected, got });
  const stray = items.find((item) => fits(item) === false);
  if (stray) report(`only items ${about}`, `item ${JSON.stringify(stray.id)}`);
  // A full page, or a list that is only one section of a response, need not contain every matching item.
  if (items.length >= ITEMS || filter.at.length > 0) return;
  const missing = whole.find((item) => fits(item) === true && !items.some(({ id }) => id === item.id));
  if (missing) report(`item ${JSON.stringify(missing.id)} too, ${about}`, 'a list without it');
}

/**
 * Returns items of the unfiltered list. For a start-date filter they are the last ones, so that fewer than a
 * page match.
 */
async function itemsWithout(run: Run, operation: Operation, filter: Filter): Promise<JsonObject[]> {
  const first = await list(run, operation, {});
  const meta = isObject(first?.json) && isObject(first.json.meta) ? first.json.meta : {};
  const offset = filter.day === 'first' && typeof meta.total === 'number' ? meta.total - ITEMS : 0;
  return itemsOf(offset > 0 ? await list(run, operation, { offset }) : first, filter);
}

function list(run: Run, operation: Operation, query: Record<string, string | number>): Promise<Call | null> {
  const input = inputFor(run, operation);
  const isPaged = operation.parameters.some(({ name }) => name === 'limit');
  return run.client.call(operation, keysFor(run, operation) ?? {}, {
    ...input,
    query: { ...input.query, ...(isPaged && { limit: ITEMS }), ...query },
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

const allAt = (item: JsonObject, fields: string[]) =>
  fields.flatMap((field) => valuesAt(item, field.split('/')));

/**
 * Returns the values by which an item is filtered, or null if some belong to objects that are not in the
 * pool.
 */
function valuesOf(run: Run, item: JsonObject, { fields, through, nullFits }: Filter): Json[] | null {
  const own = allAt(item, fields);
  if (nullFits && own.includes(null)) return null;
  if (through === null) return own;
  const values = own.map((id) => {
    const found = run.pool.all(through.schema).find((one) => one.item.id === id)?.item;
    return found ? allAt(found, through.fields) : null;
  });
  return values.includes(null) ? null : values.flatMap((list) => list ?? []);
}

/** Returns a category id with the ids of all its descendants. */
function withBelow(run: Run, id: Json): Set<Json> {
  const below = new Set<Json>([id]);
  const categories = run.pool.all('EventCategory').map(({ item }) => item);
  for (let size = 0; size < below.size; ) {
    size = below.size;
    for (const { id: own, parent_id: parent } of categories)
      if (own !== undefined && parent !== undefined && below.has(parent)) below.add(own);
  }
  return below;
}

function valueTrials({ run, filter, whole }: Subject): Trial[] {
  const present = [...new Set(whole.flatMap((item) => valuesOf(run, item, filter) ?? []))];
  // Filtering by a parent category shows whether items of its descendants are included.
  const parents = filter.tree
    ? present.flatMap(
        (id) => run.pool.all('EventCategory').find(({ item }) => item.id === id)?.item.parent_id ?? [],
      )
    : [];
  return [...new Set([...parents.slice(0, VALUES), ...present.slice(0, VALUES)])]
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => {
      const accepted = filter.tree ? withBelow(run, value) : new Set<Json>([value]);
      const names = (filter.through?.fields ?? filter.fields).join(' or ');
      return {
        value,
        fits: (item) => valuesOf(run, item, filter)?.some((one) => accepted.has(one)) ?? null,
        about: `with ${value}${filter.tree ? ' or what is below it' : ''} in ${names}`,
      };
    });
}

/** Uses the day of the item in the middle of the list, so that some items are before it and some after it. */
function dayTrials({ filter, whole }: Subject): Trial[] {
  const dayOf = (item: JsonObject) => {
    const [seconds] = allAt(item, filter.fields);
    return typeof seconds === 'number' ? dayIn(seconds, item.time_zone) : null;
  };
  const days = whole.flatMap((item) => dayOf(item) ?? []).sort();
  const value = days[Math.floor(days.length / 2)];
  if (value === undefined) return [];
  const fits = (item: JsonObject) => {
    const day = dayOf(item);
    return day === null ? null : filter.day === 'first' ? day >= value : day <= value;
  };
  return [{ value, fits, about: `${filter.day === 'first' ? 'from' : 'until'} ${value}` }];
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

function wordTrials({ filter, whole }: Subject): Trial[] {
  const nothing: Trial = { value: NO_WORD, fits: () => false, about: `with the word ${NO_WORD}` };
  const [item, words] = whole
    .map((one): [JsonObject, string[]] => [one, wordsOf(one, filter)])
    .find(([, own]) => own.length >= 2) ?? [null, []];
  const [first = '', second = ''] = words;
  if (!item) return [nothing];
  const fits = ({ id }: JsonObject) => id === item.id || null;
  return [
    { value: first.toUpperCase(), fits, about: 'with its words in capitals' },
    { value: first.toLowerCase(), fits, about: 'with its words in small letters' },
    { value: `${second} ${first}`, fits, about: 'with its words in another order' },
    nothing,
  ];
}

/** Returns the words of the first field that contains at least two. */
function wordsOf(item: JsonObject, { fields }: Filter): string[] {
  for (const text of allAt(item, fields)) {
    const words = typeof text === 'string' ? text.split(/\s+/).filter((word) => WORD.test(word)) : [];
    if (words.length >= 2) return words;
  }
  return [];
}
