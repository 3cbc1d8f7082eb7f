import { isObject, type Json, type JsonObject } from '../model/json.ts';

/** The values of these keywords are data, not schemas, so they are copied unchanged. */
const DATA = new Set([
  'example',
  'examples',
  'default',
  'enum',
  'const',
  'required',
  'x-request-policy',
  'x-promises',
  'x-rules',
  'x-refers-to',
  'x-same-as',
  'x-filter',
]);

/**
 * Makes schemas strict for checking responses: objects may have only documented fields, and `oneOf: [X,
 * null]` becomes "if not null, then X", so that a fault names only the field of X.
 */
export function closed<Node extends Json>(node: Node, insideProperties?: boolean): Node;
export function closed(node: Json, insideProperties = false): Json {
  if (Array.isArray(node)) return node.map((item) => closed(item));
  if (!isObject(node)) return node;
  if (insideProperties) return mapValues(node, (value) => closed(value));
  const copy: JsonObject = {};
  for (const [key, value] of Object.entries(node))
    copy[key] = DATA.has(key) ? value : closed(value, key === 'properties');
  if (isObject(copy.properties) && !('additionalProperties' in copy)) copy.additionalProperties = false;
  const other = orNull(copy.oneOf);
  if (other) {
    delete copy.oneOf;
    return { ...copy, if: { type: 'null' }, else: other };
  }
  return copy;
}

function orNull(oneOf: Json | undefined): Json | null {
  if (!Array.isArray(oneOf) || oneOf.length !== 2) return null;
  const isNull = (branch: Json) => isObject(branch) && branch.type === 'null';
  return oneOf.some(isNull) ? (oneOf.find((branch) => !isNull(branch)) ?? null) : null;
}

function mapValues(node: JsonObject, change: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value)]));
}

/** Removes discriminator mappings, which the validator refuses and does not need. */
export function withoutMappings(schema: JsonObject): JsonObject {
  const text = JSON.stringify(schema, (key, value) =>
    key === 'discriminator' && isObject(value) ? { propertyName: value.propertyName } : value,
  );
  return JSON.parse(text);
}
