import { isObject, type Json } from '../../model/json.ts';
import type { Call } from '../client.ts';
import { each, inputFor, isInScope, keysFor, mayCall, type Run } from '../run.ts';
import { firstDifference, text, valueAt } from './pointers.ts';
import { judgePromises } from './promises.ts';
import { judgeReferences } from './references.ts';

/** Checks that each part of a combined response equals the response of the part's own operation. */
export async function probeParts(run: Run): Promise<void> {
  const wholes = run.client.model.operations.filter(
    (one) => one.promises.parts.length > 0 && isInScope(run, one) && mayCall(run, one),
  );
  await each(run, wholes, async (operation) => {
    const callWhole = () =>
      run.client.call(operation, keysFor(run, operation) ?? {}, inputFor(run, operation));
    const whole = await callWhole();
    for (const part of operation.promises.parts) {
      let difference = await partDifference(run, whole, part);
      // The channel may have changed between the two calls, so a difference is confirmed by a second try.
      if (difference) difference = await partDifference(run, await callWhole(), part);
      if (!difference) continue;
      const { call, at, expected, got } = difference;
      call.report({
        kind: 'consistency',
        where: at,
        expected: `${text(expected)}, as ${part.operation} answers`,
        got: text(got),
      });
    }
  });
}

interface Difference {
  call: Call;
  at: string;
  expected: Json | undefined;
  got: Json | undefined;
}

async function partDifference(
  run: Run,
  call: Call | null,
  { at, operation: id, from }: { at: string; operation: string; from: string | null },
): Promise<Difference | null> {
  const own = run.client.operation(id);
  const keys = keysFor(run, own);
  if (call?.status !== 200 || keys === null || !mayCall(run, own)) return null;
  const isPaged = own.parameters.some(({ name }) => name === 'no_limit');
  const part = await run.client.call(own, keys, { query: isPaged ? { no_limit: 1 } : {} });
  if (part?.status !== 200) return null;
  judgePromises(part, {});
  judgeReferences(run, [part]);
  // An invalid response of the part's own operation is already reported for that operation.
  if (!part.isSound) return null;
  const isOrdered = own.promises.orders.length > 0;
  const inOrder = (value: Json | undefined) => (isOrdered ? value : inFixedOrder(value));
  const got = inOrder(valueAt(call.json, at));
  const expected = inOrder(from === null ? withoutEnvelope(part.json) : valueAt(part.json, from));
  const pointer = firstDifference(expected, got);
  if (pointer === null) return null;
  return { call, at: at + pointer, expected: valueAt(expected, pointer), got: valueAt(got, pointer) };
}

function withoutEnvelope(body: Json | undefined): Json | undefined {
  return isObject(body) && isObject(body.meta) && Array.isArray(body.data) ? body.data : body;
}

/** Sorts a list whose order is not promised: objects by id, texts by the alphabet. */
function inFixedOrder(value: Json | undefined): Json | undefined {
  if (!Array.isArray(value)) return value;
  if (value.every((item) => typeof item === 'string')) return value.toSorted();
  if (!value.every((item) => isObject(item) && typeof item.id === 'number')) return value;
  return value.filter(isObject).toSorted((one, other) => Number(one.id) - Number(other.id));
}
