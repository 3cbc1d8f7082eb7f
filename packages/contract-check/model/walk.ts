import { isObject, type Json, type JsonObject } from './json.ts';
import { resolve as follow } from './operations.ts';

const followed = new WeakMap<JsonObject, JsonObject>();

/** Follows a local reference and caches its target. */
export function resolveNode(document: JsonObject, node: JsonObject): JsonObject {
  const known = followed.get(node) ?? follow(document, node);
  followed.set(node, known);
  return known;
}

/** Visits each object within the value that has a named schema. */
export function walkNamed(
  document: JsonObject,
  schema: Json | undefined,
  value: Json | undefined,
  visit: (name: string, item: JsonObject, owner: JsonObject | null) => void,
  owner: JsonObject | null = null,
): void {
  if (!isObject(schema) || value === undefined || value === null) return;
  const name = nameOf(schema);
  const target = resolveNode(document, schema);
  for (const branch of listOf(target.oneOf)) walkNamed(document, branch, value, visit, owner);
  if (Array.isArray(value)) {
    for (const item of value) walkNamed(document, target.items, item, visit, owner);
    return;
  }
  if (!isObject(value)) return;
  if (name) visit(name, value, owner);
  const { properties } = target;
  if (!isObject(properties)) return;
  for (const [key, property] of Object.entries(properties))
    walkNamed(document, property, value[key], visit, name ? value : owner);
}

/** Returns the names of all schemas that a schema refers to, directly or indirectly. */
export function namesIn(
  document: JsonObject,
  schema: Json | undefined,
  names = new Set<string>(),
): Set<string> {
  if (!isObject(schema)) return names;
  const name = nameOf(schema);
  if (name && names.has(name)) return names;
  if (name) names.add(name);
  const target = resolveNode(document, schema);
  for (const branch of listOf(target.oneOf)) namesIn(document, branch, names);
  namesIn(document, target.items, names);
  if (isObject(target.properties))
    for (const property of Object.values(target.properties)) namesIn(document, property, names);
  return names;
}

/** Returns the schema at a JSON pointer into a value, or null if the contract describes none. */
export function schemaAt(document: JsonObject, schema: JsonObject, pointer: string): JsonObject | null {
  let node: JsonObject | null = schema;
  for (const part of pointer.split('/').slice(1)) {
    if (!node) return null;
    node = stepInto(document, node, part);
  }
  return node && resolveNode(document, node);
}

/** Returns the schema of a property or of a list's items, without resolving a reference. */
export function stepInto(document: JsonObject, node: JsonObject, part: string): JsonObject | null {
  const schema = resolveNode(document, node);
  const inside = /^(\d+|\*)$/.test(part) && isObject(schema.items) ? schema.items : propertyOf(schema, part);
  if (inside) return inside;
  for (const branch of listOf(schema.oneOf)) {
    const found = isObject(branch) ? stepInto(document, branch, part) : null;
    if (found) return found;
  }
  return null;
}

function propertyOf({ properties }: JsonObject, name: string): JsonObject | null {
  const property = isObject(properties) ? properties[name] : undefined;
  return isObject(property) ? property : null;
}

export function nameOf(schema: JsonObject): string | null {
  return typeof schema.$ref === 'string' ? (schema.$ref.split('/').at(-1) ?? null) : null;
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
