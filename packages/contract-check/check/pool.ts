import { isObject, type Json, type JsonObject } from '../model/json.ts';
import type { Model, Operation } from '../model/model.ts';
import { walkNamed } from '../model/walk.ts';

/** A thing that some answer held, with what it was part of. */
export interface Found {
  item: JsonObject;
  owner: JsonObject | null;
}

const KEPT = 400;

/** What answers held, by the names that the contract gives to things: what later calls ask about. */
export class Pool {
  readonly #model: Model;
  readonly #found = new Map<string, Found[]>();

  constructor(model: Model) {
    this.#model = model;
  }

  take(operation: Operation, body: Json | undefined): void {
    const schema = operation.answers.get(200)?.schema;
    walkNamed(this.#model.document, schema ?? undefined, body, (name, item, owner) => {
      if (!('id' in item)) return;
      const list = this.#found.get(name) ?? [];
      this.#found.set(name, list);
      if (list.length < KEPT && !list.some(({ item: { id } }) => id === item.id)) list.push({ item, owner });
    });
  }

  all(name: string): Found[] {
    return this.#found.get(name) ?? [];
  }

  forget(name: string, id: Json | undefined): void {
    this.#found.set(
      name,
      this.all(name).filter(({ item }) => item.id !== id),
    );
  }

  /** So many of a kind, each as unlike the others as can be: every state of a thing is asked about. */
  varied(name: string, count: number): Found[] {
    const groups = new Map<string, Found[]>();
    for (const found of this.all(name)) {
      const key = signature(found.item);
      groups.set(key, [...(groups.get(key) ?? []), found]);
    }
    const picked: Found[] = [];
    for (let round = 0; picked.length < count; round++) {
      const next = [...groups.values()].flatMap((group) => group[round] ?? []);
      if (next.length === 0) break;
      picked.push(...next);
    }
    return picked.slice(0, count);
  }
}

/** Short texts and flags tell the states of a thing apart; names and times do not. */
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
