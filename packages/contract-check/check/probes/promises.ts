import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import { sourcesOf } from '../../model/promises.ts';
import { walkNamed } from '../../model/walk.ts';
import type { Call, CallInput } from '../client.ts';
import { dataOf, type Found } from '../pool.ts';
import { each, inputFor, isInScope, keysFor, mayCall, type Run } from '../run.ts';
import { isSorted } from '../sorted.ts';

const text = (value: Json | undefined) => JSON.stringify(value ?? null).slice(0, 120);

/** The value at a JSON pointer. */
function valueAt(body: Json | undefined, pointer: string): Json | undefined {
  let value: Json | undefined = body;
  for (const part of pointer.split('/').slice(1))
    value = Array.isArray(value) ? value[Number(part)] : isObject(value) ? value[part] : undefined;
  return value;
}

/** Judges one successful response by what its operation promises. */
export function judgePromises(call: Call, input: CallInput, found: Found | undefined): void {
  const { sameId, sameAs, orders, members } = call.operation.promises;
  const body = isObject(call.json) ? call.json : {};
  const asked = input.path?.id;
  if (sameId !== null && asked !== undefined && body[sameId] !== undefined && body[sameId] !== asked) {
    const expected = `${asked}, the id of the request`;
    call.report({ kind: 'identity', where: `/${sameId}`, expected, got: text(body[sameId]) });
    return;
  }
  for (const { field, unless } of found?.call?.isValid && call.isValid ? sameAs : []) {
    const [own, listed] = [body[field], found?.item[field]];
    if (found?.item.id !== body.id || own === undefined || listed === undefined || unless.includes(listed))
      continue;
    if (firstDifference(listed, own) === null) continue;
    const expected = `${text(listed)}, as ${found?.call?.operation.id ?? 'the list'} has it`;
    call.report({ kind: 'consistency', where: `/${field}`, expected, got: text(own) });
  }
  for (const { at, by, direction } of orders) {
    const list = valueAt(body, at);
    const values = Array.isArray(list)
      ? list.filter(isObject).map((item) => comparable(item[by] ?? null))
      : [];
    if (isSorted(values, direction)) continue;
    const expected = `ordered by ${by}, ${direction === 'asc' ? 'lowest' : 'highest'} first`;
    call.report({ kind: 'sorting', where: at, expected, got: text(values.slice(0, 6)) });
  }
  for (const { at, field, oneOf } of members) {
    const list = valueAt(body, at);
    for (const [index, item] of (Array.isArray(list) ? list : []).entries()) {
      if (!isObject(item) || item[field] === undefined || oneOf.includes(item[field])) continue;
      const expected = `only items whose ${field} is ${oneOf.map(text).join(' or ')}`;
      call.report({ kind: 'filter', where: `${at}/${index}/${field}`, expected, got: text(item[field]) });
    }
  }
}

/** Dates are compared as times, whatever their zones and fractions. */
function comparable(value: Json): Json {
  if (typeof value === 'boolean') return Number(value);
  const time = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? value : time;
}

/** Each part of a response equals what its own operation answers. */
export async function probeParts(run: Run): Promise<void> {
  const wholes = run.client.model.operations.filter(
    (one) => one.promises.parts.length > 0 && isInScope(run, one) && mayCall(run, one),
  );
  await each(run, wholes, async (operation) => {
    const callWhole = () =>
      run.client.call(operation, keysFor(run, operation) ?? {}, inputFor(run, operation));
    const whole = await callWhole();
    for (const part of operation.promises.parts) {
      let difference = await partDifference(run, whole, part);
      // A channel that is changed between the two calls agrees at the second try.
      if (difference) difference = await partDifference(run, await callWhole(), part);
      if (!difference) continue;
      const { call, at, expected, got } = difference;
      call.report({
        kind: 'consistency',
        where: at,
        expected: `${text(expected)}, as ${part.operation} answers`,
        got: text(got),
      });
    }
  });
}

interface Difference {
  call: Call;
  at: string;
  expected: Json | undefined;
  got: Json | undefined;
}

async function partDifference(
  run: Run,
  call: Call | null,
  { at, operation: id }: { at: string; operation: string },
): Promise<Difference | null> {
  const own = run.client.operation(id);
  const keys = keysFor(run, own);
  if (call?.status !== 200 || keys === null) return null;
  const isPaged = own.parameters.some(({ name }) => name === 'no_limit');
  const part = await run.client.call(own, keys, { query: isPaged ? { no_limit: 1 } : {} });
  if (part?.status !== 200) return null;
  judgePromises(part, {}, undefined);
  // A drift of the part itself is reported there.
  if (!part.isSound) return null;
  const isOrdered = own.promises.orders.length > 0;
  const got = isOrdered ? valueAt(call.json, at) : byId(valueAt(call.json, at));
  const isEnvelope = isObject(part.json) && isObject(part.json.meta) && Array.isArray(part.json.data);
  const list = isEnvelope && isObject(part.json) ? part.json.data : part.json;
  const expected = isOrdered ? list : byId(list);
  const pointer = firstDifference(expected, got);
  if (pointer === null) return null;
  return { call, at: at + pointer, expected: valueAt(expected, pointer), got: valueAt(got, pointer) };
}

/** The items of a list whose order is not promised, in a fixed one. */
function byId(value: Json | undefined): Json | undefined {
  if (!Array.isArray(value) || !value.every((item) => isObject(item) && typeof item.id === 'number'))
    return value;
  return value.filter(isObject).toSorted((one, other) => Number(one.id) - Number(other.id));
}

/** A pointer to the first place where two values differ; null where they are equal. */
function firstDifference(one: Json | undefined, other: Json | undefined): string | null {
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return '';
    return firstOf(one.keys(), (index) => firstDifference(one[index], other[index]));
  }
  if (isObject(one) && isObject(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return firstOf(names, (name) => firstDifference(one[name], other[name]));
  }
  return one === other ? null : '';
}

function firstOf<Key extends string | number>(
  keys: Iterable<Key>,
  differenceAt: (key: Key) => string | null,
): string | null {
  for (const key of keys) {
    const difference = differenceAt(key);
    if (difference !== null) return `/${key}${difference}`;
  }
  return null;
}

const THINGS = 4;

/** The viewer's access to a thing agrees with what the thing itself says, unless the region is blocked. */
export async function probeAccess(run: Run): Promise<void> {
  const operations = run.client.model.operations.filter(
    (one) => one.promises.access.length > 0 && isInScope(run, one),
  );
  const viewers = [run.account, run.visitor].filter((keys) => keys !== null);
  for (const operation of operations)
    for (const promise of operation.promises.access) {
      const thing = run.client.operation(promise.thing);
      const kind = thing.answers.get(200)?.schema?.$ref;
      const name = typeof kind === 'string' ? (kind.split('/').at(-1) ?? '') : '';
      for (const keys of viewers)
        await each(run, run.pool.varied(name, THINGS), async ({ item: { id } }) => {
          if (typeof id !== 'number') return;
          const own = await run.client.call(thing, keys, { path: { id } });
          const call = await run.client.call(operation, keys, { query: { [promise.parameter]: id } });
          if (own?.status === 200 && call?.status === 200) judgeAccess(call, own, id, promise);
        });
    }
}

function judgeAccess(
  call: Call,
  own: Call,
  id: number,
  { at, field, thing }: { at: string; field: string; thing: string },
): void {
  const target = valueAt(call.json, at);
  if (!isObject(target)) {
    call.report({
      kind: 'access',
      where: at,
      expected: `the access to ${id}, as requested`,
      got: text(target),
    });
    return;
  }
  if (target.id !== id) {
    call.report({
      kind: 'identity',
      where: `${at}/id`,
      expected: `${id}, as requested`,
      got: text(target.id),
    });
    return;
  }
  const given = isObject(own.json) ? own.json[field] : undefined;
  const isBlocked = isObject(call.json) && call.json.is_geo_blocked !== false;
  if (isBlocked || given === undefined || typeof target.has_access !== 'boolean') return;
  // A source counts as access where the thing has no flag of its own.
  const expected = typeof given === 'boolean' ? given : given !== null;
  if (expected === target.has_access) return;
  call.report({
    kind: 'access',
    where: `${at}/has_access`,
    expected: `${expected}, since ${thing} answers ${field} ${typeof given === 'boolean' ? given : given === null ? 'null' : 'with a source'}`,
    got: text(target.has_access),
  });
}

/** Identifiers of other things lead to things that their lists have. */
export function judgeReferences(run: Run): void {
  const { document } = run.client.model;
  const targets = referencesIn(document);
  const known = new Map(
    [...new Set([...targets.values()].flatMap((fields) => fields.map(([, target]) => target)))]
      .filter((name) => !run.pool.isCut(name) && run.pool.all(name).length > 0)
      .map((name) => [name, new Set(run.pool.all(name).map(({ item: { id } }) => id))]),
  );
  for (const call of run.pool.calls)
    walkNamed(document, call.operation.answers.get(200)?.schema ?? undefined, call.json, (name, item) => {
      for (const [field, target] of targets.get(name) ?? []) {
        const id = item[field];
        const ids = known.get(target);
        if (id === undefined || id === null || !ids || ids.has(id)) continue;
        const where = `${pointerTo(call.json, item) ?? ''}/${field}`;
        call.report({ kind: 'consistency', where, expected: `the id of a known ${target}`, got: text(id) });
      }
    });
}

/** Fields that repeat a value of another response, such as the channel's currency, have the same value. */
export function judgeSameValues(run: Run): void {
  const { document } = run.client.model;
  const { schemas } = document.components as { schemas: Record<string, JsonObject> };
  const known = new Map(
    Object.entries(schemas).flatMap(([name, schema]) => {
      const expected = sourcesOf(schema).flatMap(([field, { operation, at }]) => {
        const call = run.pool.calls.find((one) => one.operation.id === operation && one.isSound);
        const value = valueAt(call?.json, at);
        return value === undefined ? [] : [{ field, value, operation }];
      });
      return expected.length > 0 ? [[name, expected] as const] : [];
    }),
  );
  for (const call of run.pool.calls)
    walkNamed(document, call.operation.answers.get(200)?.schema ?? undefined, call.json, (name, item) => {
      for (const { field, value, operation } of known.get(name) ?? []) {
        if (item[field] === undefined || item[field] === value) continue;
        const where = `${pointerTo(call.json, item) ?? ''}/${field}`;
        const expected = `${text(value)}, as ${operation} answers`;
        call.report({ kind: 'consistency', where, expected, got: text(item[field]) });
      }
    });
}

/** The contract's rule for the price on show, for passes, subscriptions and events alike. */
export function shownPrice({ price, base_price, service_fee }: JsonObject): number {
  return typeof price === 'number' ? price : Number(base_price) + Number(service_fee);
}

/** The price of a quote without a promo code is the price that the product shows. */
export async function probeQuotes(run: Run): Promise<void> {
  const operations = run.client.model.operations.filter(
    (one) => one.promises.quotes.length > 0 && isInScope(run, one) && mayCall(run, one),
  );
  for (const operation of operations)
    for (const { type, parameter, thing } of operation.promises.quotes)
      await each(run, run.pool.varied(thing, THINGS), async ({ item, call: listed }) => {
        const { id } = item;
        if (typeof id !== 'number' || !listed?.isSound) return;
        const query = { type, [parameter]: id };
        const call = await run.client.call(operation, keysFor(run, operation) ?? {}, { query });
        const quoted = valueAt(call?.json, '/amounts/price');
        const shown = shownPrice(item);
        if (call?.status !== 200 || quoted === undefined || Number.isNaN(shown) || quoted === shown) return;
        call.report({
          kind: 'consistency',
          where: '/amounts/price',
          expected: `${shown}, the price that ${listed.operation.id} shows for ${type} ${id}`,
          got: text(quoted),
        });
      });
}

/** The fields that refer to other things, by schema, with the schema of those. */
function referencesIn(document: JsonObject): Map<string, [field: string, target: string][]> {
  const { schemas } = document.components as { schemas: Record<string, JsonObject> };
  return new Map(
    Object.entries(schemas).map(([name, schema]) => {
      const references = schema['x-refers-to'];
      const pairs = Object.entries(isObject(references) ? references : {});
      return [name, pairs.map(([field, target]): [string, string] => [field, String(target)])];
    }),
  );
}

function pointerTo(body: Json | undefined, item: JsonObject): string | null {
  if (body === item) return '';
  if (Array.isArray(body)) return firstOf(body.keys(), (index) => pointerTo(body[index], item));
  return isObject(body) ? firstOf(Object.keys(body), (name) => pointerTo(body[name], item)) : null;
}

/** Each event of such a list is about a team, a school or a sport that the viewer follows. */
export async function probeFollowed(run: Run): Promise<void> {
  const { account, client } = run;
  if (!account) return;
  for (const operation of client.model.operations) {
    const { followedBy } = operation.promises;
    if (followedBy === null || !isInScope(run, operation)) continue;
    const favourites = dataOf((await client.call(client.operation(followedBy), account))?.json);
    const call = await client.call(operation, account);
    const events = dataOf(call?.json);
    if (!call || !events || !favourites) continue;
    const followed = new Set(favourites.map((one) => `${one.favoritable_type} ${one.favoritable_id}`));
    for (const [index, event] of events.entries())
      if (topicsOf(run, event)?.some((topic) => followed.has(topic)) === false)
        call.report({
          kind: 'filter',
          where: `/data/${index}`,
          expected: `only events of a team, school or sport in ${followedBy}`,
          got: `event ${text(event.id)}, which is about none of them`,
        });
  }
}

/** What an event is about; null when the lists do not have all that it names. */
function topicsOf({ pool }: Run, event: JsonObject): string[] | null {
  const topics: string[] = [];
  for (const participant of Array.isArray(event.participants) ? event.participants.filter(isObject) : []) {
    const own = pool.all('Participant').find(({ item }) => item.id === participant.id)?.item;
    if (!Array.isArray(own?.groups)) return null;
    const groups = own.groups.filter(isObject).map(({ id }) => `group ${id}`);
    topics.push(`participant ${participant.id}`, ...groups);
  }
  const seen = new Set<Json>();
  for (let id = event.event_category_id; typeof id === 'number' && !seen.has(id); ) {
    seen.add(id);
    topics.push(`category ${id}`);
    id = pool.all('EventCategory').find(({ item }) => item.id === id)?.item.parent_id;
  }
  return topics;
}
