import { isObject, type JsonObject } from '../../model/json.ts';
import { namesIn, walkNamed } from '../../model/walk.ts';
import { each, inputFor, isInScope, type Run, subjectsFor } from '../run.ts';
import { pointerTo, text } from './pointers.ts';

/** Checks that fields which require a capability are null for a visitor, who has no capabilities. */
export async function probeCapabilities(run: Run): Promise<void> {
  const { visitor, client } = run;
  if (!visitor || run.hasSharedKey) return;
  const { document, operations } = client.model;
  const guarded = guardedFields(document);
  const reads = operations.filter(
    (one) =>
      one.verb === 'get' &&
      one.keys === 'injected' &&
      !one.login &&
      isInScope(run, one) &&
      [...namesIn(document, one.responses.get(200)?.schema ?? undefined)].some((name) => guarded.has(name)),
  );
  await each(run, reads, async (operation) => {
    const call = await client.call(
      operation,
      visitor,
      inputFor(run, operation, subjectsFor(run, operation, 1)[0]),
    );
    if (call?.status !== 200) return;
    walkNamed(document, operation.responses.get(200)?.schema ?? undefined, call.json, (name, item) => {
      for (const [field, capability] of guarded.get(name) ?? []) {
        if (item[field] === undefined || item[field] === null) continue;
        call.report({
          kind: 'access',
          where: `${pointerTo(call.json, item) ?? ''}/${field}`,
          expected: `null for a visitor, who lacks the capability ${capability}`,
          got: text(item[field]),
        });
      }
    });
  });
}

/** Returns the fields with `x-needs-capability`, by schema. */
function guardedFields(document: JsonObject): Map<string, [field: string, capability: string][]> {
  const { schemas } = document.components as { schemas: Record<string, JsonObject> };
  return new Map(
    Object.entries(schemas).flatMap(([name, { properties }]) => {
      const fields = Object.entries(isObject(properties) ? properties : {}).flatMap(
        ([field, property]): [string, string][] => {
          const capability = isObject(property) ? property['x-needs-capability'] : undefined;
          return typeof capability === 'string' ? [[field, capability]] : [];
        },
      );
      return fields.length > 0 ? [[name, fields] as const] : [];
    }),
  );
}
