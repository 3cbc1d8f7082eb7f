import { isObject, type Json, type JsonObject } from '../../model/json.ts';

/** Formats a value for a report. */
export const text = (value: Json | undefined) => JSON.stringify(value ?? null).slice(0, 120);

/** Returns the value at a JSON pointer. */
export function valueAt(body: Json | undefined, pointer: string): Json | undefined {
  let value: Json | undefined = body;
  for (const part of pointer.split('/').slice(1))
    value = Array.isArray(value) ? value[Number(part)] : isObject(value) ? value[part] : undefined;
  return value;
}

/** Returns a pointer to the first difference of two values, or null if they are equal. */
export function firstDifference(one: Json | undefined, other: Json | undefined): string | null {
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return '';
    return firstOf(one.keys(), (index) => firstDifference(one[index], other[index]));
  }
  if (isObject(one) && isObject(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return firstOf(names, (name) => firstDifference(one[name], other[name]));
  }
  return one === other || isSameAddress(one, other) ? null : '';
}

/**
 * Whether two signed URLs differ only in their query, because a URL may be signed again for each response.
 */
function isSameAddress(one: Json | undefined, other: Json | undefined): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  const [path = '', query] = one.split('?');
  return query !== undefined && path.includes('/') && other.startsWith(`${path}?`);
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

/** Returns the pointer to an object within a body. */
export function pointerTo(body: Json | undefined, item: JsonObject): string | null {
  if (body === item) return '';
  if (Array.isArray(body)) return firstOf(body.keys(), (index) => pointerTo(body[index], item));
  return isObject(body) ? firstOf(Object.keys(body), (name) => pointerTo(body[name], item)) : null;
}
