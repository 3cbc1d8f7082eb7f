import type { Json, JsonObject } from '../../model/json.ts';
import { referencesOf, sourcesOf } from '../../model/rules.ts';
import { walkNamed } from '../../model/walk.ts';
import type { Call } from '../client.ts';
import type { Run } from '../run.ts';
import { pointerTo, text, valueAt } from './pointers.ts';

/** Checks that every id which refers to another object exists in the list of such objects. */
export function judgeReferences(run: Run, calls: readonly Call[] = run.pool.calls): void {
  const { pool, client } = run;
  const { document } = client.model;
  const { schemas } = document.components as { schemas: Record<string, JsonObject> };
  const references = new Map(Object.entries(schemas).map(([name, schema]) => [name, referencesOf(schema)]));
  const ids = new Map<string, Set<Json | undefined>>();
  const isUnknown = (target: string, id: Json) => {
    if (!pool.isComplete(target)) return false;
    const known = ids.get(target) ?? new Set(pool.all(target).map(({ item }) => item.id));
    ids.set(target, known);
    return !known.has(id);
  };
  for (const call of calls)
    walkNamed(document, call.operation.responses.get(200)?.schema ?? undefined, call.json, (name, item) => {
      for (const { field, target } of references.get(name) ?? []) {
        const schema = typeof target === 'string' ? target : target.schemas[String(item[target.by])];
        if (schema === undefined) continue;
        for (const [id, suffix] of idsIn(item[field])) {
          if (!isUnknown(schema, id)) continue;
          const where = `${pointerTo(call.json, item) ?? ''}/${field}${suffix}`;
          call.report({ kind: 'consistency', where, expected: `the id of a known ${schema}`, got: text(id) });
          call.isValid = false;
        }
      }
    });
}

/** Returns the id in the value, or each id of a list with its index. */
function idsIn(value: Json | undefined): [id: Json, suffix: string][] {
  if (Array.isArray(value)) return value.map((id, index) => [id, `/${index}`]);
  return value === undefined || value === null ? [] : [[value, '']];
}

/** Calls that have already been checked for repeated values. */
const compared = new WeakSet<Call>();

/**
 * Checks that fields which repeat a value of another response, such as the channel's currency, have the same
 * value.
 */
export function judgeSameValues(run: Run): void {
  const { document } = run.client.model;
  const { schemas } = document.components as { schemas: Record<string, JsonObject> };
  const known = new Map(
    Object.entries(schemas).flatMap(([name, schema]) => {
      const expected = sourcesOf(schema).flatMap(([field, { operation, at }]) => {
        const call = run.pool.calls.find((one) => one.operation.id === operation && one.isSound);
        const value = valueAt(call?.json, at);
        return value === undefined ? [] : [{ field, value, operation }];
      });
      return expected.length > 0 ? [[name, expected] as const] : [];
    }),
  );
  for (const call of run.pool.calls.filter((one) => !compared.has(one))) {
    compared.add(call);
    walkNamed(document, call.operation.responses.get(200)?.schema ?? undefined, call.json, (name, item) => {
      for (const { field, value, operation } of known.get(name) ?? []) {
        if (item[field] === undefined || item[field] === value) continue;
        const where = `${pointerTo(call.json, item) ?? ''}/${field}`;
        const expected = `${text(value)}, as ${operation} answers`;
        call.report({ kind: 'consistency', where, expected, got: text(item[field]) });
        call.isValid = false;
      }
    });
  }
}
