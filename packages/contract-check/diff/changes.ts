import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { type ContractOperation, listOperations, resolve, serverOf } from '../model/operations.ts';
import { policyOf } from '../model/policies.ts';
import { namesIn } from '../model/walk.ts';
import { CLASSES, type Direction, heavier, type Rule, type Weight } from './classes.ts';
import { compareSchemas, type Note } from './schemas.ts';

/** One difference between two versions of the contract. */
export interface Change {
  weight: Weight;
  rule: Rule;
  /** The changed operation, parameter or schema, such as `getEvent query team` or `Event/has_clips`. */
  place: string;
  /** The change in words, with the old and the new value. */
  message: string;
  operations: string[];
  /** A pointer to the field, used to find the code that reads it. Empty for a whole operation. */
  field: string;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const shown = (value: Json | undefined): string =>
  value === undefined ? 'none' : (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 120);

/** Returns all differences, the most severe first. A change of a shared schema is one difference. */
export function compareContracts(base: JsonObject, revision: JsonObject): Change[] {
  return new Comparison(base, revision).changes();
}

class Comparison {
  readonly #base: JsonObject;
  readonly #revision: JsonObject;
  readonly #changes = new Map<string, Change>();

  constructor(base: JsonObject, revision: JsonObject) {
    this.#base = base;
    this.#revision = revision;
  }

  changes(): Change[] {
    const [before, after] = [listOperations(this.#base), listOperations(this.#revision)];
    const pairs = before.map((from) => ({
      from,
      to:
        after.find(({ id }) => id === from.id) ??
        after.find(({ verb, path }) => verb === from.verb && path === from.path),
    }));
    for (const { from, to } of pairs)
      if (to) this.#compareOperations(from, to);
      else
        this.#add('operation removed', 'request', from.id, '', `${from.verb} ${from.path}`, undefined, [
          from.id,
        ]);
    const known = new Set(pairs.map(({ to }) => to));
    for (const one of after)
      if (!known.has(one))
        this.#add('operation added', 'request', one.id, '', undefined, `${one.verb} ${one.path}`, [one.id]);
    this.#compareComponents();
    this.#compareRoot();
    const order: Weight[] = ['breaking', 'risky', 'harmless'];
    return [...this.#changes.values()].sort(
      (one, other) =>
        order.indexOf(one.weight) - order.indexOf(other.weight) || one.place.localeCompare(other.place),
    );
  }

  #add(
    rule: Rule,
    direction: Direction,
    place: string,
    field: string,
    from: Json | undefined,
    to: Json | undefined,
    operations: string[],
  ): void {
    const isCode = place.startsWith('ErrorCode') || place.startsWith('Failure/code');
    const own: Rule =
      rule === 'promise changed' && from === undefined
        ? 'promise added'
        : isCode && rule === 'value added'
          ? 'error code added'
          : isCode && rule === 'value removed'
            ? 'error code removed'
            : rule;
    const weight = CLASSES[own][direction];
    const values = own === 'text changed' ? shown(from) : `${shown(from)} → ${shown(to)}`;
    const key = `${place} ${own} ${values}`;
    const known = this.#changes.get(key);
    this.#changes.set(key, {
      weight: known ? heavier(known.weight, weight) : weight,
      rule: own,
      place,
      message: `${own}: ${values}`,
      operations: [...new Set([...(known?.operations ?? []), ...operations])].sort(),
      field: field ? `/${field}` : '',
    });
  }

  #noteAt(place: string, direction: Direction, operations: string[], separator = ' '): Note {
    return (rule, field, from, to) =>
      this.#add(rule, direction, field ? `${place}${separator}${field}` : place, field, from, to, operations);
  }

  #compareOperations(from: ContractOperation, to: ContractOperation): void {
    const ids = [...new Set([from.id, to.id])];
    const add = (rule: Rule, place: string, before: Json | undefined, after: Json | undefined) =>
      this.#add(rule, 'request', place, '', before, after, ids);
    if (from.id !== to.id) add('operation renamed', to.id, from.id, to.id);
    const [old, now] = [`${from.verb} ${from.sitePath}`, `${to.verb} ${to.sitePath}`];
    if (old !== now) add('address changed', to.id, old, now);
    const [policy, next] = [policyOf(this.#base, from.raw), policyOf(this.#revision, to.raw)];
    if (policy.keys !== next.keys)
      add(next.keys === 'injected' ? 'keys needed' : 'keys no longer needed', to.id, policy.keys, next.keys);
    for (const [name, value] of Object.entries(next))
      if (name !== 'keys' && !same(policy[name as keyof typeof policy], value))
        add('policy changed', `${to.id} ${name}`, shown(policy[name as keyof typeof policy]), shown(value));
    if (!same(from.raw['x-promises'], to.raw['x-promises']))
      add('promise changed', to.id, from.raw['x-promises'], to.raw['x-promises']);
    const texts = ['summary', 'description', 'tags'].filter((key) => !same(from.raw[key], to.raw[key]));
    if (texts.length > 0) add('text changed', to.id, texts.join(', '), undefined);
    this.#compareParameters(from, to, ids);
    this.#compareBodies(from.raw.requestBody, to.raw.requestBody, to.id, ids);
    this.#compareResponses(from, to, ids);
  }

  #parametersOf(document: JsonObject, { raw, pathItem }: ContractOperation): Map<string, JsonObject> {
    const all = [pathItem.parameters, raw.parameters]
      .flatMap((one) => (Array.isArray(one) ? one : []))
      .map((node) => resolve(document, node));
    return new Map(all.map((one) => [`${one.in} ${one.name}`, one]));
  }

  #compareParameters(from: ContractOperation, to: ContractOperation, ids: string[]): void {
    const [before, after] = [this.#parametersOf(this.#base, from), this.#parametersOf(this.#revision, to)];
    for (const [name, old] of before) {
      const place = `${to.id} ${name}`;
      const next = after.get(name);
      const note = this.#noteAt(place, 'request', ids);
      if (!next) {
        note('parameter removed', '', String(old.name), undefined);
        continue;
      }
      if (old.required !== true && next.required === true)
        note('field now required', '', 'optional', 'required');
      if (old.required === true && next.required !== true)
        note('field no longer required', '', 'required', 'optional');
      if (!same(old['x-filter'], next['x-filter']))
        note('promise changed', '', old['x-filter'], next['x-filter']);
      if (!same([old.description, old.example], [next.description, next.example]))
        note('text changed', '', 'description', undefined);
      if (isObject(old.schema) && isObject(next.schema))
        compareSchemas(this.#versions, old.schema, next.schema, 'request', note);
    }
    for (const [name, next] of after)
      if (!before.has(name))
        this.#noteAt(`${to.id} ${name}`, 'request', ids)(
          next.required === true ? 'required parameter added' : 'parameter added',
          '',
          undefined,
          String(next.name),
        );
  }

  get #versions() {
    return { base: this.#base, revision: this.#revision };
  }

  #compareBodies(from: Json | undefined, to: Json | undefined, id: string, ids: string[]): void {
    const place = `${id} body`;
    const note = this.#noteAt(place, 'request', ids);
    if (from === undefined && to !== undefined) note('body added', '', undefined, 'a body');
    if (from !== undefined && to === undefined) note('body removed', '', 'a body', undefined);
    if (from === undefined || to === undefined) return;
    this.#compareContent(resolve(this.#base, from), resolve(this.#revision, to), 'request', note);
  }

  #compareContent(from: JsonObject, to: JsonObject, direction: Direction, note: Note): void {
    const [before, after] = [from.content, to.content].map((one) => (isObject(one) ? one : {}));
    for (const [type, old] of Object.entries(before ?? {})) {
      const next = after?.[type];
      if (!isObject(next)) note('content type removed', '', type, undefined);
      else if (isObject(old)) {
        if (!same([old.example, old.examples], [next.example, next.examples]))
          note('text changed', '', 'examples', undefined);
        if (isObject(old.schema) && isObject(next.schema))
          compareSchemas(this.#versions, old.schema, next.schema, direction, note);
      }
    }
    for (const type of Object.keys(after ?? {}))
      if (!(type in (before ?? {}))) note('content type added', '', undefined, type);
  }

  #compareResponses(from: ContractOperation, to: ContractOperation, ids: string[]): void {
    const [before, after] = [from.raw.responses, to.raw.responses].map((one) => (isObject(one) ? one : {}));
    for (const [status, node] of Object.entries(before ?? {})) {
      const next = after?.[status];
      const note = this.#noteAt(`${to.id} ${status}`, 'response', ids);
      if (next === undefined) {
        note(status.startsWith('2') ? 'success removed' : 'failure removed', '', status, undefined);
        continue;
      }
      const [old, now] = [resolve(this.#base, node), resolve(this.#revision, next)];
      if (old.description !== now.description) note('text changed', '', 'description', undefined);
      if (!same(old.headers, now.headers)) note('header changed', '', old.headers, now.headers);
      this.#compareContent(old, now, 'response', note);
    }
    for (const status of Object.keys(after ?? {}))
      if (!(status in (before ?? {})))
        this.#noteAt(`${to.id} ${status}`, 'response', ids)('failure added', '', undefined, status);
  }

  /** Compares named schemas of both versions, once for requests and once for responses. */
  #compareComponents(): void {
    const [before, after] = [this.#base, this.#revision].map(schemasOf);
    for (const [name, old] of Object.entries(before ?? {})) {
      const next = after?.[name];
      if (!isObject(old) || !isObject(next) || same(old, next)) continue;
      for (const direction of ['request', 'response'] as const) {
        const operations = this.#usersOf(name, direction);
        if (operations.length === 0) continue;
        const note = this.#noteAt(name, direction, operations, '/');
        compareSchemas(this.#versions, old, next, direction, note, '', true);
      }
    }
  }

  #usersOf(name: string, direction: Direction): string[] {
    const users = [this.#base, this.#revision].flatMap((document) =>
      listOperations(document)
        .filter((operation) =>
          schemasIn(document, operation, direction).some((schema) => namesIn(document, schema).has(name)),
        )
        .map(({ id }) => id),
    );
    return [...new Set(users)];
  }

  #compareRoot(): void {
    const all = listOperations(this.#revision).map(({ id }) => id);
    const [from, to] = [this.#base, this.#revision].map(({ servers }) => ({ ...serverOf(servers) }));
    if (!same(from, to)) this.#add('server changed', 'request', 'servers', '', from, to, all);
    const roots: [string, Rule][] = [
      ['x-response-rules', 'promise changed'],
      ['x-cors', 'promise changed'],
      ['tags', 'text changed'],
    ];
    for (const [key, rule] of roots)
      if (!same(this.#base[key], this.#revision[key]))
        this.#add(
          rule,
          'request',
          key,
          '',
          rule === 'text changed' ? key : this.#base[key],
          this.#revision[key],
          all,
        );
    const [info, next] = [this.#base.info, this.#revision.info];
    if (isObject(info) && isObject(next) && info.description !== next.description)
      this.#add('text changed', 'request', 'info', '', 'description', undefined, []);
  }
}

function schemasOf({ components }: JsonObject): JsonObject {
  return isObject(components) && isObject(components.schemas) ? components.schemas : {};
}

function schemasIn(
  document: JsonObject,
  { raw, pathItem }: ContractOperation,
  direction: Direction,
): (Json | undefined)[] {
  const contentSchemas = (node: Json | undefined): (Json | undefined)[] => {
    const { content } = node === undefined ? {} : resolve(document, node);
    return Object.values(isObject(content) ? content : {}).map((media) =>
      isObject(media) ? media.schema : undefined,
    );
  };
  if (direction === 'response')
    return Object.values(isObject(raw.responses) ? raw.responses : {}).flatMap(contentSchemas);
  const parameters = [pathItem.parameters, raw.parameters]
    .flatMap((one) => (Array.isArray(one) ? one : []))
    .map((node) => resolve(document, node).schema);
  return [...parameters, ...contentSchemas(raw.requestBody)];
}
