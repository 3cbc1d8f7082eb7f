import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { Operation, Parameter } from '../../model/model.ts';
import type { Filter } from '../../model/promises.ts';
import type { Call } from '../client.ts';
import { dataOf } from '../pool.ts';
import { each, inputFor, isInScope, keysFor, mayCall, type Run } from '../run.ts';

const ITEMS = 100;
const VALUES = 3;

/** Filters leave only what fits, with what is below in a tree, and words in any order and case. */
export async function probeFilters(run: Run): Promise<void> {
  const pairs = run.client.model.operations
    .filter((one) => one.verb === 'get' && isInScope(run, one) && mayCall(run, one))
    .flatMap((operation) =>
      operation.parameters.flatMap((parameter) =>
        parameter.filter ? [{ operation, parameter, filter: parameter.filter }] : [],
      ),
    );
  await each(run, pairs, async ({ operation, parameter, filter }) => {
    const whole = dataOf((await list(run, operation, {}))?.json) ?? [];
    if (filter.words) await probeWords(run, operation, parameter, filter, whole);
    else await probeValues(run, operation, parameter, filter, whole);
  });
}

function list(run: Run, operation: Operation, query: Record<string, string | number>): Promise<Call | null> {
  const input = inputFor(run, operation);
  const isPaged = operation.parameters.some(({ name }) => name === 'limit');
  return run.client.call(operation, keysFor(run, operation) ?? {}, {
    ...input,
    query: { ...input.query, ...(isPaged && { limit: ITEMS }), ...query },
  });
}

/** All values at a path such as `participants/…/id`. */
function valuesAt(value: Json | undefined, path: string[]): Json[] {
  const [name, ...rest] = path;
  if (name === undefined) return value === undefined ? [] : [value];
  if (name === '*') return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : [];
  return isObject(value) ? valuesAt(value[name], rest) : [];
}

const valuesOf = (item: JsonObject, { fields }: Filter) =>
  fields.flatMap((field) => valuesAt(item, field.split('/')));

/** A value with all that is below it in the tree of categories. */
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

async function probeValues(
  run: Run,
  operation: Operation,
  { name }: Parameter,
  filter: Filter,
  whole: JsonObject[],
): Promise<void> {
  const present = [...new Set(whole.flatMap((item) => valuesOf(item, filter)))];
  // A parent of what is there shows whether what is below counts.
  const parents = filter.tree
    ? present.flatMap(
        (id) => run.pool.all('EventCategory').find(({ item }) => item.id === id)?.item.parent_id ?? [],
      )
    : [];
  const wanted = [...new Set([...parents.slice(0, VALUES), ...present.slice(0, VALUES)])];
  for (const value of wanted) {
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const call = await list(run, operation, { [name]: value });
    const items = dataOf(call?.json);
    if (call?.status !== 200 || !items) continue;
    const accepted = filter.tree ? withBelow(run, value) : new Set<Json>([value]);
    const fits = (item: JsonObject) => valuesOf(item, filter).some((one) => accepted.has(one));
    const stray = items.find((item) => !fits(item));
    if (stray)
      call.report({
        kind: 'filter',
        where: `query ${name}`,
        expected: `only items with ${value} in ${filter.fields.join(' or ')}`,
        got: `item ${JSON.stringify(stray.id)}`,
      });
    const missing =
      items.length < ITEMS && whole.find((item) => fits(item) && !items.some(({ id }) => id === item.id));
    if (missing)
      call.report({
        kind: 'filter',
        where: `query ${name}`,
        expected: `item ${JSON.stringify(missing.id)} too, which fits ${value}${filter.tree ? ' or what is below it' : ''}`,
        got: 'a list without it',
      });
  }
}

const WORD = /^[A-Za-z]{4,}$/;

async function probeWords(
  run: Run,
  operation: Operation,
  { name }: Parameter,
  filter: Filter,
  whole: JsonObject[],
): Promise<void> {
  const [item, words] = whole
    .map((one): [JsonObject, string[]] => [one, wordsOf(one, filter)])
    .find(([, own]) => own.length >= 2) ?? [null, []];
  const [first = '', second = ''] = words;
  if (!item) return;
  for (const [value, how] of [
    [first.toUpperCase(), 'in capitals'],
    [first.toLowerCase(), 'in small letters'],
    [`${second} ${first}`, 'in another order'],
  ] as const) {
    const call = await list(run, operation, { [name]: value });
    const items = dataOf(call?.json);
    if (call?.status !== 200 || !items || items.length >= ITEMS) continue;
    if (!items.some(({ id }) => id === item.id))
      call.report({
        kind: 'filter',
        where: `query ${name}`,
        expected: `item ${JSON.stringify(item.id)} for its words ${how}, ${value}`,
        got: `${items.length} others`,
      });
  }
}

/** The words of the first field that has two. */
function wordsOf(item: JsonObject, filter: Filter): string[] {
  for (const text of valuesOf(item, filter)) {
    const words = typeof text === 'string' ? text.split(/\s+/).filter((word) => WORD.test(word)) : [];
    if (words.length >= 2) return words;
  }
  return [];
}
