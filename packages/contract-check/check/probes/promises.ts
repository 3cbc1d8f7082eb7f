import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { Call, CallInput } from '../client.ts';
import { firstUnsorted } from '../sorted.ts';
import { text, valueAt } from './pointers.ts';

/** Checks a successful response against what its operation promises. */
export function judgePromises(call: Call, input: CallInput): void {
  const { sameId } = call.operation.promises;
  const body = isObject(call.json) ? call.json : {};
  const requested = sameId === null ? undefined : (input.path?.[sameId] ?? input.path?.id);
  if (
    sameId !== null &&
    requested !== undefined &&
    body[sameId] !== undefined &&
    body[sameId] !== requested
  ) {
    const expected = `${requested}, the ${sameId} of the request`;
    call.report({ kind: 'identity', where: `/${sameId}`, expected, got: text(body[sameId]) });
    return;
  }
  judgeOrders(call, body);
  judgeMembers(call, body, input);
}

function judgeOrders(call: Call, body: JsonObject): void {
  for (const { at, by, direction } of call.operation.promises.orders) {
    const list = valueAt(body, at);
    const values = Array.isArray(list)
      ? list.filter(isObject).map((item) => comparable(item[by] ?? null))
      : [];
    const index = firstUnsorted(values, direction);
    if (index === null) continue;
    const expected = `ordered by ${by}, ${direction === 'asc' ? 'lowest' : 'highest'} first`;
    const got = text(values.slice(Math.max(0, index - 2), index + 2));
    call.report({ kind: 'sorting', where: `${at}/${index}/${by}`, expected, got });
  }
}

/** Returns the items of the list at a pointer, or the one object there, each with its own pointer. */
function objectsAt(body: JsonObject, at: string): [item: JsonObject, pointer: string][] {
  const found = valueAt(body, at);
  if (!Array.isArray(found)) return isObject(found) ? [[found, at]] : [];
  return found.flatMap((item, index) => (isObject(item) ? [[item, `${at}/${index}`] as const] : []));
}

function judgeMembers(call: Call, body: JsonObject, input: CallInput): void {
  const { members, about } = call.operation.promises;
  for (const { at, field, oneOf } of members)
    for (const [item, pointer] of objectsAt(body, at)) {
      if (item[field] === undefined || oneOf.includes(item[field])) continue;
      const expected = `only ${field} ${oneOf.map(text).join(' or ')}`;
      call.report({ kind: 'filter', where: `${pointer}/${field}`, expected, got: text(item[field]) });
    }
  for (const { at, field, parameter } of about) {
    const requested = parameter === null ? input.path?.id : input.body?.[parameter];
    for (const [item, pointer] of requested === undefined ? [] : objectsAt(body, at)) {
      if (item[field] === undefined || item[field] === requested) continue;
      const expected = `${text(requested)}, as requested`;
      call.report({ kind: 'identity', where: `${pointer}/${field}`, expected, got: text(item[field]) });
      // This response has wrong values, so other responses must not be compared with it.
      call.isValid = false;
    }
  }
}

/** Turns dates into timestamps, so that time zones and fractions of seconds do not matter. */
function comparable(value: Json): Json {
  if (typeof value === 'boolean') return Number(value);
  const time = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? value : time;
}
