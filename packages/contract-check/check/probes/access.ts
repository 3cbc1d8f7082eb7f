import { isObject } from '../../model/json.ts';
import type { Call } from '../client.ts';
import { each, isInScope, type Run } from '../run.ts';
import { text, valueAt } from './pointers.ts';

const MAX_OBJECTS = 4;

/**
 * Checks that the viewer's access to an object agrees with the object's own flag, unless the region is
 * blocked.
 */
export async function probeAccess(run: Run): Promise<void> {
  const operations = run.client.model.operations.filter(
    (one) => one.promises.access.length > 0 && isInScope(run, one),
  );
  const viewers = [run.account, run.visitor].filter((keys) => keys !== null);
  for (const operation of operations)
    for (const promise of operation.promises.access) {
      const getObject = run.client.operation(promise.thing);
      const kind = getObject.responses.get(200)?.schema?.$ref;
      const name = typeof kind === 'string' ? (kind.split('/').at(-1) ?? '') : '';
      for (const keys of viewers)
        await each(run, run.pool.varied(name, MAX_OBJECTS), async ({ item: { id } }) => {
          if (typeof id !== 'number') return;
          const own = await run.client.call(getObject, keys, { path: { id } });
          const call = await run.client.call(operation, keys, { query: { [promise.parameter]: id } });
          if (own?.status === 200 && call?.status === 200) judgeAccess(call, own, id, promise);
        });
    }
}

function judgeAccess(
  call: Call,
  own: Call,
  id: number,
  { at, field, thing }: { at: string; field: string; thing: string },
): void {
  const target = valueAt(call.json, at);
  if (!isObject(target)) {
    call.report({
      kind: 'access',
      where: at,
      expected: `the access to ${id}, as requested`,
      got: text(target),
    });
    return;
  }
  if (target.id !== id) {
    call.report({
      kind: 'identity',
      where: `${at}/id`,
      expected: `${id}, as requested`,
      got: text(target.id),
    });
    return;
  }
  const flag = isObject(own.json) ? own.json[field] : undefined;
  const isBlocked = isObject(call.json) && call.json.is_geo_blocked !== false;
  if (isBlocked || flag === undefined || typeof target.has_access !== 'boolean') return;
  // An object without a flag of its own counts as accessible when it has a source.
  const expected = typeof flag === 'boolean' ? flag : flag !== null;
  if (expected === target.has_access) return;
  call.report({
    kind: 'access',
    where: `${at}/has_access`,
    expected: `${expected}, since ${thing} answers ${field} ${typeof flag === 'boolean' ? flag : flag === null ? 'null' : 'with a source'}`,
    got: text(target.has_access),
  });
}
