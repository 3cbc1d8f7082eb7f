import { isObject, type JsonObject } from './json.ts';
import type { Model } from './model.ts';
import type { Places } from './places.ts';
import { nameOf, stepInto } from './walk.ts';

interface Located {
  operation: string;
  status: number | null;
  /** A pointer such as `/data/*`, or `status`, `header Name`, `query name`. */
  field: string;
}

/** Returns the most specific file and line of the contract for a drift. */
export function placeOfDrift(model: Model, places: Places, drift: Located): string | null {
  const operation = model.byId.get(drift.operation);
  if (!operation) return places[drift.operation] ?? null;
  const own = places[operation.id] ?? null;
  if (/^(query|path) /.test(drift.field)) return places[`${operation.id} ${drift.field}`] ?? own;
  const response = drift.status === null ? undefined : operation.responses.get(drift.status);
  const atStatus = places[`${operation.id} ${drift.status}`] ?? own;
  if (!drift.field.startsWith('/') || !response?.schema) return atStatus;
  return placeInSchema(model.document, places, response.schema, drift.field) ?? atStatus;
}

/** Returns the place of the deepest named schema or property on the way to the field. */
function placeInSchema(
  document: JsonObject,
  places: Places,
  schema: JsonObject,
  field: string,
): string | null {
  let node: JsonObject | null = schema;
  let name = nameOf(schema);
  let path = '';
  let found = (name && places[name]) ?? null;
  for (const part of field.split('/').slice(1)) {
    if (!node) break;
    // An undocumented field is reported at the schema that lacks it.
    if (name && path === '') found = places[name] ?? found;
    const next: JsonObject | null = stepInto(document, node, part);
    if (part !== '*' && !/^\d+$/.test(part)) {
      path = path ? `${path}/${part}` : part;
      found = places[`${name}/${path}`] ?? places[`${name}/${path.split('/')[0]}`] ?? found;
    }
    const nextName: string | null = next && isObject(next) ? namedIn(next) : null;
    if (nextName) {
      name = nextName;
      path = '';
    }
    node = next;
  }
  return found;
}

/** Returns the name of a schema, or of the non-null branch of a nullable schema. */
function namedIn(schema: JsonObject): string | null {
  const branches = Array.isArray(schema.oneOf) ? schema.oneOf.filter(isObject) : [];
  return nameOf(schema) ?? branches.map(nameOf).find((name) => name !== null) ?? null;
}
