import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { SameField } from '../../model/promises.ts';
import type { Call } from '../client.ts';
import { subjectOf } from '../kinds.ts';
import type { Pool } from '../pool.ts';
import type { Run } from '../run.ts';
import { firstDifference, text } from './pointers.ts';

/**
 * Checks that a single object, or a copy of it in another response, has the same values as in its own list.
 */
export function judgeSameItems({ pool, client }: Run): void {
  for (const call of pool.calls) {
    const { sameAs, sameItems } = call.operation.promises;
    if (!call.isValid) continue;
    const kind = sameAs.length > 0 ? subjectOf(client.model, call.operation) : null;
    if (kind && isObject(call.json)) judgeItem(pool, call, kind, call.json, '', sameAs);
    for (const { at, schema, fields } of sameItems)
      for (const [item, pointer] of itemsAt(call.json, `${at}/*`))
        if (isObject(item))
          judgeItem(
            pool,
            call,
            schema,
            item,
            pointer,
            fields.map((field) => ({ field, unless: [] })),
          );
  }
}

function judgeItem(
  pool: Pool,
  call: Call,
  kind: string,
  item: JsonObject,
  pointer: string,
  fields: SameField[],
): void {
  const listed = pool.listed(kind, item.id);
  if (!listed || listed.call === call) return;
  for (const { field, unless } of fields) {
    const [own, expected] = [item[field], listed.item[field]];
    if (own === undefined || expected === undefined || unless.includes(expected)) continue;
    if (firstDifference(expected, own) === null) continue;
    call.report({
      kind: 'consistency',
      where: `${pointer}/${field}`,
      expected: `${text(expected)}, as ${listed.call?.operation.id} has it`,
      got: text(own),
    });
  }
}

/** Returns all values at a pointer, where `*` means each item of a list, each with its own pointer. */
function itemsAt(body: Json | undefined, pattern: string): [value: Json, pointer: string][] {
  let found: [Json, string][] = body === undefined ? [] : [[body, '']];
  for (const part of pattern.split('/').slice(1))
    found = found.flatMap(([value, pointer]): [Json, string][] => {
      if (part === '*')
        return Array.isArray(value) ? value.map((item, index) => [item, `${pointer}/${index}`]) : [];
      const inner = isObject(value) ? value[part] : undefined;
      return inner === undefined ? [] : [[inner, `${pointer}/${part}`]];
    });
  return found;
}
