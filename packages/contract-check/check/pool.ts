import { isObject, type Json, type JsonObject } from '../model/json.ts';
import type { Model } from '../model/model.ts';
import { nameOf, walkNamed } from '../model/walk.ts';
import type { Call } from './client.ts';

/** An object from a response, together with the object that contained it. */
export interface PooledObject {
  item: JsonObject;
  owner: JsonObject | null;
  /** The call whose response contained the object. */
  call?: Call | undefined;
}

const MAX_PER_KIND = 400;

/** Collects the objects in responses by the name of their schema, so that later calls can use their ids. */
export class Pool {
  readonly #model: Model;
  readonly #objects = new Map<string, PooledObject[]>();
  /** The schemas of which a response listed every object of the channel. */
  readonly #complete = new Set<string>();
  readonly #seed: number;

  constructor(model: Model, seed = 0) {
    this.#model = model;
    this.#seed = seed;
  }

  /** The calls whose responses are in the pool. */
  readonly calls: Call[] = [];

  add(call: Call): void {
    this.calls.push(call);
    const { operation, json: body } = call;
    const schema = operation.responses.get(200)?.schema;
    const own = ownKind(schema ?? null);
    if (own && isCompleteList(body)) this.#complete.add(own);
    walkNamed(this.#model.document, schema ?? undefined, body, (name, item, owner) => {
      if (!('id' in item)) return;
      const list = this.#objects.get(name) ?? [];
      this.#objects.set(name, list);
      const index = list.findIndex(({ item: { id } }) => id === item.id);
      const known = list[index];
      if (!known && list.length < MAX_PER_KIND) list.push({ item, owner, call });
      // Other responses are compared with an object's own list, so a copy from that list replaces any other
      // copy.
      if (known && name === own && !isOwnList(known.call, name)) list[index] = { item, owner, call };
    });
  }

  all(name: string): PooledObject[] {
    return this.#objects.get(name) ?? [];
  }

  /** Whether the pool contains every object of a schema. */
  isComplete(name: string): boolean {
    return this.#complete.has(name) && this.all(name).length < MAX_PER_KIND;
  }

  /** Returns the object as its own list shows it, or null if that list's response was not valid. */
  listed(name: string, id: Json | undefined): PooledObject | null {
    const found = this.all(name).find(({ item }) => item.id === id);
    return found?.call?.isValid && isOwnList(found.call, name) ? found : null;
  }

  forget(name: string, id: Json | undefined): void {
    this.#objects.set(
      name,
      this.all(name).filter(({ item }) => item.id !== id),
    );
  }

  /** Returns objects of a schema that differ as much as possible, so that every state is covered. */
  varied(name: string, count: number): PooledObject[] {
    const groups = new Map<string, PooledObject[]>();
    for (const found of this.all(name)) {
      const key = signature(found.item);
      groups.set(key, [...(groups.get(key) ?? []), found]);
    }
    const picked: PooledObject[] = [];
    for (let round = 0; picked.length < count; round++) {
      const next = [...groups.values()].flatMap((group) =>
        round < group.length ? (group[(round + this.#seed) % group.length] ?? []) : [],
      );
      if (next.length === 0) break;
      picked.push(...next);
    }
    return picked.slice(0, count);
  }
}

/** Returns the schema of the items in a list envelope (EventList → Event). */
function ownKind(schema: JsonObject | null): string | null {
  return /^(\w+)List$/.exec(schema ? (nameOf(schema) ?? '') : '')?.[1] ?? null;
}

function isOwnList(call: Call | undefined, name: string): boolean {
  return ownKind(call?.operation.responses.get(200)?.schema ?? null) === name;
}

function isCompleteList(body: Json | undefined): boolean {
  return isObject(body) && isObject(body.meta) && dataOf(body)?.length === body.meta.total;
}

/** Returns a key of the object's state, made from short texts and flags but not from names and times. */
function signature(item: JsonObject): string {
  return Object.entries(item)
    .filter(
      ([, value]) =>
        typeof value === 'boolean' || (typeof value === 'string' && /^[a-z_]{2,12}$/.test(value)),
    )
    .map(([key, value]) => `${key}=${value}`)
    .join(' ');
}

/** Returns the value of the field, or the object's id if it has no such field. */
export function fieldFor(found: PooledObject, name: string): string | number | null {
  const { item } = found;
  const value = name in item ? item[name] : item.id;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

export function dataOf(body: Json | undefined): JsonObject[] | null {
  return isObject(body) && Array.isArray(body.data) ? body.data.filter(isObject) : null;
}
