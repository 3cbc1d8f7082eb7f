import { isObject, type Json, type JsonObject } from '../model/json.ts';

/** The contract without what only people read. A property may be named description. */
export function withoutProse(document: JsonObject): JsonObject {
  const bare = strip(document, false);
  return isObject(bare) ? bare : {};
}

function strip(node: Json, insideProperties: boolean): Json {
  if (Array.isArray(node)) return node.map((item) => strip(item, false));
  if (!isObject(node)) return node;
  const kept = Object.entries(node).filter(
    ([key, value]) => insideProperties || !(key === 'description' && typeof value === 'string'),
  );
  // Data is left as it is.
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      key === 'value' || key === 'example' ? value : strip(value, key === 'properties' && !insideProperties),
    ]),
  );
}
