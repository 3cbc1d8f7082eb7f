import { isObject, type Json, type JsonObject } from '../model/json.ts';
import type { Model } from '../model/model.ts';
import { walkNamed } from '../model/walk.ts';
import type { Call } from './client.ts';

/** A thing from some response, with the thing that it was part of. */
export interface Found {
  item: JsonObject;
  owner: JsonObject | null;
  /** The call that brought it. */
  call?: Call | undefined;
}

const MAX_PER_KIND = 400;

/** The things that responses contained, by schema name: later calls are about them. */
export class Pool {
  readonly #model: Model;
  readonly #found = new Map<string, Found[]>();

  readonly #seed: number;

  constructor(model: Model, seed = 0) {
    this.#model = model;
    this.#seed = seed;
  }

  /** The calls whose responses are in the pool. */
  readonly calls: Call[] = [];

  take(call: Call): void {
    this.calls.push(call);
    const { operation, json: body } = call;
    const schema = operation.answers.get(200)?.schema;
    walkNamed(this.#model.document, schema ?? undefined, body, (name, item, owner) => {
      if (!('id' in item)) return;
      const list = this.#found.get(name) ?? [];
      this.#found.set(name, list);
      if (list.length < MAX_PER_KIND && !list.some(({ item: { id } }) => id === item.id))
        list.push({ item, owner, call });
    });
  }

  all(name: string): Found[] {
    return this.#found.get(name) ?? [];
  }

  /** Whether there were more of a kind than the pool has. */
  isCut(name: string): boolean {
    return this.all(name).length >= MAX_PER_KIND;
  }

  forget(name: string, id: Json | undefined): void {
    this.#found.set(
      name,
      this.all(name).filter(({ item }) => item.id !== id),
    );
  }

  /** Things of a kind, as different from each other as possible, so that every state is covered. */
  varied(name: string, count: number): Found[] {
    const groups = new Map<string, Found[]>();
    for (const found of this.all(name)) {
      const key = signature(found.item);
      groups.set(key, [...(groups.get(key) ?? []), found]);
    }
    const picked: Found[] = [];
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

/** Short texts and flags distinguish the states of a thing; names and times do not. */
function signature(item: JsonObject): string {
  return Object.entries(item)
    .filter(
      ([, value]) =>
        typeof value === 'boolean' || (typeof value === 'string' && /^[a-z_]{2,12}$/.test(value)),
    )
    .map(([key, value]) => `${key}=${value}`)
    .join(' ');
}

/** The thing's own field of that name, or its identifier. */
export function fieldFor(found: Found, name: string): string | number | null {
  const { item } = found;
  const value = name in item ? item[name] : item.id;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

export function dataOf(body: Json | undefined): JsonObject[] | null {
  return isObject(body) && Array.isArray(body.data) ? body.data.filter(isObject) : null;
}
